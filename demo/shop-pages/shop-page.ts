import { DEFAULT_SITE } from '../../src/embed/market/sites.ts';
import { readSite, siteOfReferrer } from '../backend/markets.ts';
import { SIGN_UP, UNSUBSCRIBE } from './addresses.ts';

/** An address without the dot of a file, but no service, no folder of the demo, and nothing that browsers read as a host. */
const OF_THE_SHOP = /^\/(?!\/|service\/[\w-]+\/(?:api|logos)\/|(?:demo|examples|guides|hosts)\/)[\w/-]+$/u;

/**
 * What a server sends for an address of the invented shop: a file, or a redirect to the same address with the market in
 * its query. `undefined` for the address of a file, a folder or a service.
 *
 * @param referrer the address of the page with the link, which names the market; many are the same in several markets
 */
export function shopPageAt(
  { pathname, searchParams }: URL,
  referrer: string,
): { readonly file: string } | { readonly redirect: string } | undefined {
  if (!OF_THE_SHOP.test(pathname)) return undefined;
  const given = searchParams.get('site');
  const site = readSite(given) ?? siteOfReferrer(referrer) ?? DEFAULT_SITE;
  if (given !== site) return { redirect: `${pathname}?site=${site}` };
  if (pathname === UNSUBSCRIBE) return { file: '/confirm.html' };
  return { file: pathname === SIGN_UP ? '/subscribenewsletter.html' : '/shop-page.html' };
}
