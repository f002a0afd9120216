import { query } from '../../query.ts';
import { type Market, price, textOf } from './markets.ts';

export type ProductId = keyof Market['prices'];

/** How many of a product make a kilogram, where the law requires a base price. */
const PER_KILOGRAM: Partial<Record<ProductId, number>> = { beans: 2 };

/** What a product costs. */
export function priceOf(market: Market, product: ProductId): string {
  return price(market, market.prices[product]);
}

/** What a kilogram of a product costs. */
export function basePriceOf(market: Market, product: ProductId): string {
  return `${price(market, market.prices[product] * (PER_KILOGRAM[product] ?? 1))}/kg`;
}

/** Lets visitors put products into the bag, which keeps them until the page goes. */
export function sellProducts(market: () => Market): void {
  let count = 0;
  for (const add of document.querySelectorAll('.product .add')) {
    add.addEventListener('click', () => {
      const name = add.closest('.product')?.querySelector('.product-name')?.textContent ?? '';
      count += 1;
      query('[data-bag-count]').textContent = String(count);
      query('[data-bag-status]').textContent = textOf(market(), 'bag.added', { product: name });
    });
  }
}
