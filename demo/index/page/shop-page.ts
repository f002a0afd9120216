import { type Market, marketOf, SHOP_NAME, type TextKey, textOf } from './markets.ts';
import { basePriceOf, priceOf, type ProductId } from './products.ts';

/** Fills what an attribute asks for. The page's own markup is the only source, so its value is a known one. */
function fill<Key extends string>(attribute: string, put: (element: Element, key: Key) => void): void {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    put(element, element.getAttribute(attribute) as Key);
}

/** The server has written most texts already. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Writes the page in the language and the currency of a site. */
export function showSite(site: string | undefined): void {
  const market: Market = marketOf(site);
  const places = { shop: SHOP_NAME };
  document.documentElement.lang = market.locale;
  document.title = textOf(market, 'title', places);
  fill('data-strip', (element) => write(element, market.promise));
  fill<TextKey>('data-text', (element, key) => write(element, textOf(market, key, places)));
  fill<TextKey>('data-placeholder', (element, key) => element.setAttribute('placeholder', textOf(market, key)));
  fill<TextKey>('data-label', (element, key) => element.setAttribute('aria-label', textOf(market, key)));
  fill<ProductId>('data-price', (element, product) => write(element, priceOf(market, product)));
  fill<ProductId>('data-base-price', (element, product) => write(element, basePriceOf(market, product)));
}
