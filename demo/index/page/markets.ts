import { DEFAULT_SITE, localeOf, shopOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES, type DemoSite } from '../../sites.ts';

export type TextKey = keyof DemoSite['shop'];

export interface Market {
  readonly locale: string;
  /** The locale that its prices are written as in. */
  readonly priceLocale: string;
  readonly currency: string;
  /** The strip above the page: what the market's footer promises as well. */
  readonly promise: string;
  readonly prices: DemoSite['prices'];
  readonly texts: DemoSite['shop'];
}

/** The shop's name in every market. */
export const SHOP_NAME = DEMO_SITES.DE.texts['shop.name'];

/** What the shop sets of the texts, as a page gives it to the tags: its names, and the terms of its voucher. */
export function textsOfShop(site: Site): string {
  return JSON.stringify(DEMO_SITES[site].texts);
}

/** The market of a site code; that of Germany for `undefined` and unknown ones. */
export function marketOf(code: string | undefined): Market {
  const site: Site = SITES.find((known) => known === code) ?? DEFAULT_SITE;
  const { promise, prices, shop } = DEMO_SITES[site];
  const locale = localeOf(site);
  const { currency, locale: priceLocale = locale } = shopOf(site).prices;
  return { locale, priceLocale, currency, promise, prices, texts: shop };
}

/** An amount as the market writes it, without decimals where there are none. */
export function price(market: Market, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = new Intl.NumberFormat(market.priceLocale, {
    style: 'currency',
    currency: market.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  // Turkish shops write TL after the amount, as the built-in promises do.
  return text.replace(/^₺(.*)$/, '$1\u00a0TL');
}

/** A text of the market with its `{places}` filled. */
export function textOf(market: Market, key: TextKey, places: Readonly<Record<string, string>> = {}): string {
  return market.texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}
