import { countryOf, factsOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../../sites.ts';
import { marketOf, textOf } from './markets.ts';

/** What the demo's shop alone can say in its footer, and the built-in content cannot: such as its seals. */
export function shopContent(site: Site): Readonly<Record<string, unknown>> {
  return DEMO_SITES[site].content;
}

/** What the footer gets on a page that has one view only: the addresses of the shop's countries, too. */
export function contentOfHost(site: Site): Readonly<Record<string, unknown>> {
  const countries = SITES.map((code) => ({
    code,
    label: factsOf(code).label,
    href: `/?site=${code}`,
    flag: countryOf(code).toLowerCase(),
  }));
  return { ...shopContent(site), countries };
}

/** What the demo's shop gives its footer, as JSON: also the links to its other view. */
export function footerContent(own: Site): string {
  const market = marketOf(own);
  const viewLink = (view: 'mobile' | 'desktop') => ({
    url: `?site=${own}&view=${view}`,
    text: textOf(market, `view.${view}`),
  });
  return JSON.stringify({
    ...contentOfHost(own),
    viewChanger: { toMobile: viewLink('mobile'), toDesktop: viewLink('desktop') },
  });
}
