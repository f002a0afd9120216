import { inDemo } from '../../root.ts';
import { h } from '../h.ts';
import { type Market, price, type TextKey, textOf } from './markets.ts';
import { putIntoBag } from './bag.ts';

interface Product {
  readonly id: keyof Market['prices'];
  /** How many of the product make a kilogram, where the law wants a base price. */
  readonly perKilogram?: number;
}

const PRODUCTS: readonly Product[] = [{ id: 'beans', perKilogram: 2 }, { id: 'cup' }, { id: 'throw' }, { id: 'jug' }];

function basePrice(product: Product, market: Market): HTMLElement[] {
  if (product.perKilogram === undefined) return [];
  const amount = price(market, market.prices[product.id] * product.perKilogram);
  return [h('span', { class: 'base-price' }, `${amount}/kg`)];
}

function card(product: Product, market: Market): HTMLElement {
  const key: TextKey = `product.${product.id}`;
  const name = textOf(market, key);
  const heading = h('h3', { class: 'product-name', id: `product-${product.id}` }, name);
  const add = h(
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
  return h(
    'li',
    { class: 'product' },
    h('img', {
      src: inDemo(`static/shop/product-${product.id}.webp`),
      width: '480',
      height: '480',
      alt: '',
      loading: 'lazy',
    }),
    heading,
    h('p', { class: 'price' }, price(market, market.prices[product.id]), ...basePrice(product, market)),
    add,
  );
}

/** Lays out the products with the market's names and prices. */
export function showProducts(market: Market): void {
  document.querySelector('[data-products]')?.replaceChildren(...PRODUCTS.map((product) => card(product, market)));
}
