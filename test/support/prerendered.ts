/**
 * Prerendered HTML without the class with which a footer keeps its sign-up unpainted until the service has answered:
 * the one difference between prerendered and hydrated markup.
 */
export function unreserved(html: string): string {
  return html.replace(/ class="footer-(?:reserved|loading|wanted)"/, '');
}
