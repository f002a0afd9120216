import { query } from '../../query.ts';
import { type Market, price, textOf } from './markets.ts';

export type ProductId = keyof Market['prices'];

/** The codes of the vouchers that the demo sends. It keeps none of them, so any code of this form counts. */
const VOUCHER_CODE = /^TAMBREL-[2-9A-HJ-NP-Z]{8}$/u;

/** The law requires a base price for the beans: a bag has 500 g. */
export function basePriceOf(market: Market): string {
  return `${price(market, market.prices.beans * 2)}/kg`;
}

/**
 * Lets visitors put products into the bag, which keeps them until the page goes, and use the code of their voucher.
 *
 * @returns shows the bag again, in the language and the currency of another market
 */
export function sellProducts(market: () => Market): () => void {
  const bag: ProductId[] = [];
  let isReduced = false;
  const show = (): void => {
    const sum = bag.reduce((total, product) => total + market().prices[product], 0);
    const total = price(market(), Math.round(sum * (isReduced ? 90 : 100)) / 100);
    query('[data-bag-count]').textContent = String(bag.length);
    query('[data-bag-total]').textContent = textOf(market(), isReduced ? 'bag.reduced' : 'bag.total', { total });
  };
  for (const add of document.querySelectorAll('.product .add')) {
    add.addEventListener('click', () => {
      const name = add.closest('.product')?.querySelector('.product-name')?.textContent ?? '';
      bag.push(add.id.replace('add-', '') as ProductId);
      show();
      query('[data-bag-status]').textContent = textOf(market(), 'bag.added', { product: name });
    });
  }
  query('[data-voucher]').addEventListener('submit', (event) => {
    event.preventDefault();
    isReduced = VOUCHER_CODE.test((query('#voucher') as HTMLInputElement).value.trim().toUpperCase());
    show();
    const total = query('[data-bag-total]');
    if (!isReduced) total.textContent = textOf(market(), 'bag.invalid');
    // The total itself is not announced: it is also filled in when the page opens, and in another language.
    query('[data-bag-status]').textContent = total.textContent;
  });
  return show;
}
