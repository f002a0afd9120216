import { localeOf, shopOf, type Site } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES, type DemoSite } from '../../sites.ts';

export type TextKey = keyof DemoSite['shop'];

export type Market = ReturnType<typeof marketOf>;

export const SHOP_NAME = DEMO_SITES.DE.texts['shop.name'];

export function marketOf(site: Site) {
  return { ...DEMO_SITES[site], locale: localeOf(site), price: shopOf(site).prices };
}

/** An amount as the market writes it. Czech, Hungarian and Turkish shops write whole amounts without decimals. */
export function price({ locale, price: { currency, locale: priceLocale = locale } }: Market, amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) && /CZK|HUF|TRY/.test(currency) ? 0 : 2;
  const style = { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 } as const;
  const text = new Intl.NumberFormat(priceLocale, style).format(amount);
  // Turkish shops write TL after the amount, as the built-in promises do.
  return text.replace(/^₺(.*)$/, '$1\u00a0TL');
}

/** A text of the market with its `{places}` filled. */
export function textOf(market: Market, key: TextKey, places: Readonly<Record<string, string>> = {}): string {
  return market.shop[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}
