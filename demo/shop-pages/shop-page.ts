import { readSite, siteOfReferrer } from '../backend/markets.ts';
import { ANY_PAGE, SIGN_UP, SIGN_UP_PAGE } from './addresses.ts';
import { siteWithPage } from './page-names.ts';

/**
 * What a server sends for an address of the invented shop: a file, or a redirect to the same address with the market in
 * its query. `undefined` for an address to which no link of the form or the footer leads.
 *
 * @param referrer the address of the page with the link, which tells the market; many are the same in several markets
 */
export function shopPageAt(
  { pathname, searchParams }: URL,
  referrer: string,
): { readonly file: string } | { readonly redirect: string } | undefined {
  const given = searchParams.get('site');
  const site = siteWithPage(pathname, [readSite(given), siteOfReferrer(referrer)]);
  if (site === undefined) return undefined;
  if (given !== site) return { redirect: `${pathname}?site=${site}` };
  return { file: pathname === SIGN_UP ? SIGN_UP_PAGE : ANY_PAGE };
}
