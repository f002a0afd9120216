export const code = (text: string): string => `\`${text}\``;

/** Text on one line, for the cell of a table. */
export const oneLine = (text = ''): string => text.trim().replaceAll(/\s+/g, ' ');

/** Paragraphs, or parts of a sentence, without those that are empty. */
export const joined = (parts: readonly string[], between = '\n\n'): string => parts.filter(Boolean).join(between);

/** A table in Markdown; nothing for one without rows. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
