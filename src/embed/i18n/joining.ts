/**
 * A text that continues beside another element of the same line. Minifiers and printers of HTML remove or add white space at
 * the edges of a text, but no no-break space. A sign at which the line may break would keep a search from finding the text.
 */
export function joining(text: string): string {
  return text.replaceAll(/^ +|(?<! ) +$/g, '\u00A0');
}
