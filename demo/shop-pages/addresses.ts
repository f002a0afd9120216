/** Where subscribers sign up in the shop, and where they leave. */
export const SIGN_UP = '/subscribenewsletter';
export const UNSUBSCRIBE = '/unsubscribenewsletter';

/** The page of the demo with the sign-up, and the one for every other address of the shop. */
export const SIGN_UP_PAGE = '/subscribenewsletter.html';
export const ANY_PAGE = '/shop-page.html';

/** The page for an address of the shop, below the demo's folder, also where the host has nothing but files. */
export function pageFor(site: string, path: string): string {
  if (path === SIGN_UP) return `${SIGN_UP_PAGE}?site=${site}`;
  return `${ANY_PAGE}?${new URLSearchParams({ site, path }).toString()}`;
}

/** The address of the shop that an address of the demo represents. */
export function shopPathOf({ pathname, searchParams }: URL): string {
  return pathname === ANY_PAGE ? (searchParams.get('path') ?? '') : pathname;
}
