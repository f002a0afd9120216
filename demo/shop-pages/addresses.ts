/** Where visitors sign up in the shop, and where subscribers leave. */
export const SIGN_UP = '/subscribenewsletter';
export const UNSUBSCRIBE = '/unsubscribenewsletter';

/** An address of the shop in the market of a site. */
export function pageFor(site: string, address: string): string {
  const [path = '', fragment] = address.split('#');
  return `${path}?site=${site}${fragment === undefined ? '' : `#${fragment}`}`;
}
