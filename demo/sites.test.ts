// @vitest-environment node
import { expect, it } from 'vitest';
import { SITES } from '../src/embed/market/sites.ts';
import { DEMO_SITES, type DemoSite } from './sites.ts';

const keysOf = ({ prices, shop, mail, voucher, failure, refusal }: DemoSite): readonly string[][] =>
  [prices, shop, mail, voucher, failure, refusal].map((words) => Object.keys(words));

// The compiler sees to a missing key only.
it.each(SITES)('the file of %s has the keys of the German one, and no others', (site) => {
  expect(keysOf(DEMO_SITES[site])).toEqual(keysOf(DEMO_SITES.DE));
});
