import { h as element } from '../h.ts';
import { type Currency, type Market, price, type TextKey, textOf } from './markets.ts';
import { putIntoBag } from './bag.ts';

interface Product {
  readonly id: 'beans' | 'cup' | 'throw' | 'jug';
  readonly prices: Readonly<Record<Currency, number>>;
  /** How many of the product make a kilogram, where the law wants a base price. */
  readonly perKilogram?: number;
}

const PRODUCTS: readonly Product[] = [
  { id: 'beans', prices: { EUR: 7.99, CHF: 9.9, CZK: 199, HUF: 3190, PLN: 34.99, TRY: 329.9 }, perKilogram: 2 },
  { id: 'cup', prices: { EUR: 14.99, CHF: 17.9, CZK: 379, HUF: 5990, PLN: 64.99, TRY: 599.9 } },
  { id: 'throw', prices: { EUR: 49.99, CHF: 59.9, CZK: 1249, HUF: 19_990, PLN: 219, TRY: 1999 } },
  { id: 'jug', prices: { EUR: 17.99, CHF: 21.9, CZK: 449, HUF: 6990, PLN: 79.99, TRY: 699.9 } },
];

function basePrice(product: Product, market: Market): HTMLElement[] {
  if (product.perKilogram === undefined) return [];
  const amount = price(market, product.prices[market.currency] * product.perKilogram);
  return [element('span', { class: 'base-price' }, `${amount}/kg`)];
}

function card(product: Product, market: Market): HTMLElement {
  const key: TextKey = `product.${product.id}`;
  const name = textOf(market, key);
  const heading = element('h3', { class: 'product-name', id: `product-${product.id}` }, name);
  const add = element(
    'button',
    {
      type: 'button',
      class: 'add',
      id: `add-${product.id}`,
      'aria-labelledby': `add-${product.id} product-${product.id}`,
    },
    textOf(market, 'product.add'),
  );
  add.addEventListener('click', () => putIntoBag(textOf(market, 'bag.added', { product: name })));
  return element(
    'li',
    { class: 'product' },
    element('img', {
      src: `/static/shop/product-${product.id}.webp`,
      width: '480',
      height: '480',
      alt: '',
      loading: 'lazy',
    }),
    heading,
    element('p', { class: 'price' }, price(market, product.prices[market.currency]), ...basePrice(product, market)),
    add,
  );
}

/** Lays out the products with the market's names and prices. */
export function showProducts(market: Market): void {
  document.querySelector('[data-products]')?.replaceChildren(...PRODUCTS.map((product) => card(product, market)));
}
