/** Where subscribers sign up in the shop, and where they leave. */
export const SIGN_UP = '/subscribenewsletter';
export const UNSUBSCRIBE = '/unsubscribenewsletter';

/** The page of the demo with the sign-up, and the one for every other address of the shop. */
export const SIGN_UP_PAGE = '/subscribenewsletter.html';
export const ANY_PAGE = '/shop-page.html';

/** An address of the shop in the market of a site. */
export function pageFor(site: string, address: string): string {
  const [path = '', fragment] = address.split('#');
  return `${path}?site=${site}${fragment === undefined ? '' : `#${fragment}`}`;
}
