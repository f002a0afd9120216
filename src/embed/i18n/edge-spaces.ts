/**
 * Keeps the spaces at the edges of a text that continues beside another element of the same line: minifiers and printers of
 * HTML remove or add white space there, but no no-break space. With a zero-width space beside it, at which the line could
 * break, find-in-page would not find the text.
 */
export function keepEdgeSpaces(text: string): string {
  return text.replaceAll(/^ +|(?<! ) +$/g, '\u00A0');
}
