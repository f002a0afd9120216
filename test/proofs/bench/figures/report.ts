/**
 * Replaces a section of RESULTS.md: the text between `<!-- measured: name -->` and `<!-- /measured -->`. What is
 * written around the sections stays.
 *
 * @throws Error if the text has no such section
 */
export function withSection(text: string, name: string, content: string): string {
  const opening = `<!-- measured: ${name} -->`;
  const closing = '<!-- /measured -->';
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0) throw new Error(`The report has no section "${name}": add ${opening} and ${closing}.`);
  return `${text.slice(0, start)}${opening}\n\n${content}\n\n${text.slice(end)}`;
}
