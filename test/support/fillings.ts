/** What is cheap once and dear a million times, each by its name. */
export const FILLINGS: Readonly<Record<string, string>> = {
  'straight quotes': '"',
  'typographic quotes': '\u201d',
  blanks: ' ',
  'no-break spaces': '\u00a0',
  'line breaks': '\n',
  slashes: '/',
  'encoded at signs': '%40',
  'at signs': '@',
  braces: '{',
  places: '{{shop}}',
  letters: 'a',
  dots: '.',
  digits: '7',
  commas: ',',
  colons: ':',
  questions: '?',
  tags: '<a>',
  parameters: '&a=b',
  tokens: 'eyJ.',
  JSON: '{"a":',
};

/** A text of a size, which no trimming shortens. */
export function filled(filling: string, size: number): string {
  return `x${filling.repeat((size - 2) / filling.length)}x`;
}
