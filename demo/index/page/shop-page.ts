import { type Market, marketOf, SHOP_NAME, type TextKey, textOf } from './markets.ts';
import { showProducts } from './products.ts';

/** The key that an element's `data-…` attribute names. The page's own markup is the only source, so it is a known one. */
function keyOf(element: HTMLElement, name: string): TextKey {
  return element.dataset[name] as TextKey;
}

function fill(name: string, put: (element: HTMLElement, key: TextKey) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) put(element, keyOf(element, name));
}

/** Writes the page in the language and the currency of a site. */
export function showSite(site: string | undefined): void {
  const market: Market = marketOf(site);
  const places = { shop: SHOP_NAME };
  document.documentElement.lang = market.locale;
  document.title = textOf(market, 'title', places);
  const strip = document.querySelector('[data-strip]');
  if (strip) strip.textContent = market.promise;
  fill('text', (element, key) => {
    const text = textOf(market, key, places);
    // The server has written most of them already.
    if (element.textContent !== text) element.textContent = text;
  });
  fill('placeholder', (element, key) => element.setAttribute('placeholder', textOf(market, key)));
  fill('label', (element, key) => element.setAttribute('aria-label', textOf(market, key)));
  showProducts(market);
}
