import type { Site } from '../../../src/embed/market/sites.ts';
import { query, setText } from '../../query.ts';
import { footerContent } from './footer-content.ts';
import { marketOf, price, SHOP_NAME, type TextKey, textOf } from './markets.ts';
import { basePriceOf, type ProductId } from './products.ts';
import { call } from '../backend.ts';

function fill(attribute: string, put: (element: Element, value: string) => void): void {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    put(element, element.getAttribute(attribute) ?? '');
}

/**
 * Writes the page in the language and the currency of a site.
 *
 * @param places values for the places in its texts, beside the shop's name
 */
export function showSite(site: Site, places: Readonly<Record<string, string>> = {}): void {
  const market = marketOf(site);
  // The page's own markup is the only source of the keys, so they are known ones.
  const text = (key: string): string => textOf(market, key as TextKey, { shop: SHOP_NAME, ...places });
  document.documentElement.lang = market.locale;
  fill('data-footer', (element) => setText(element, footerContent(site)));
  fill('data-shop-texts', (element) => setText(element, JSON.stringify(market.texts)));
  fill('data-strip', (element) => setText(element, market.promise));
  fill('data-text', (element, key) => setText(element, text(key)));
  fill('data-placeholder', (element, key) => element.setAttribute('placeholder', text(key)));
  fill('data-label', (element, key) => element.setAttribute('aria-label', text(key)));
  fill('data-price', (element, product) => setText(element, price(market, market.prices[product as ProductId])));
  fill('data-base-price', (element) => setText(element, basePriceOf(market)));
}

/** Shows the shop of the visitor's time and test groups: a teaser for Advent, another headline. */
export async function showFront(site: Site): Promise<void> {
  // For staff at the date and in the groups that they have set, for anyone else live.
  const asked = call<{ season: 'christmas' | null; groups: Record<string, string> }>('GET', 'shop-front');
  const front = await asked.catch(() => undefined);
  if (front === undefined) return;
  const market = marketOf(site);
  const replace = (place: TextKey, key: TextKey): void => {
    query(`[data-text="${place}"]`).textContent = textOf(market, key);
  };
  if (front.season === 'christmas') replace('hero.text', 'hero.text.christmas');
  for (const [test, group] of Object.entries(front.groups)) {
    if (test !== 'hero-headline') query('[data-strip]').textContent = `${market.promise} · ${test}: ${group}`;
    else if (group === 'B') replace('hero.title', 'hero.title.b');
  }
}
