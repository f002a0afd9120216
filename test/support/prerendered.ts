/**
 * Prerendered HTML without the state of the place of a footer's sign-up and of a field that had the focus: the one difference
 * between prerendered and hydrated markup.
 */
export function unreserved(html: string): string {
  return html.replaceAll(/ data-(?:state|visited)="\w*"/g, '');
}
