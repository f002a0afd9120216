import { expect, it, vi } from 'vitest';
import { basePrice, basePriceText, type Unit } from './base-price-rules.ts';

type Vector = readonly [
  locale: string,
  currency: string,
  price: number,
  quantity: number,
  unit: Unit,
  baseQuantity: number,
  baseUnit: Unit | undefined,
  text: string,
];

/** `~` represents a no-break space. */
const VECTORS: readonly Vector[] = [
  ['de-DE', 'EUR', 5.99, 500, 'g', 1, undefined, '1~kg = 11,98~€'],
  ['de-DE', 'EUR', 3, 40, 'cm', 1, undefined, '1~m = 7,50~€'],
  ['fr-CH', 'CHF', 8, 750, 'ml', 1, undefined, '1~l = CHF~10.67'],
  ['de-DE', 'EUR', 49.9, 2.5, 'm2', 1, undefined, '1~m² = 19,96~€'],
  ['de-AT', 'EUR', 5.99, 500, 'g', 100, undefined, '100~g = €~1,20'],
  ['de-AT', 'EUR', 8.99, 750, 'g', 2, 'kg', '2~kg = €~23,97'],
  ['de-CH', 'CHF', 12345.6, 1, 'm3', 1, undefined, '1~m³ = CHF~12’345.60'],
  ['fr-CH', 'CHF', 12345.6, 1, 'm3', 1, undefined, '1~m³ = CHF~12’345.60'],
  ['hu-HU', 'HUF', 2999, 500, 'g', 1, undefined, '1~kg = 5998~Ft'],
  ['tr-TR', 'TRY', 329.9, 500, 'g', 1, undefined, '1~kg = 659,80~TL'],
  ['sk-SK', 'EUR', 3, 200, 'cm2', 1, undefined, '1~m² = 150,00~€'],
  ['de-DE', 'EUR', 7.99, 20, 'piece', 1, undefined, '1~Stück = 0,40~€'],
  ['de-DE', 'EUR', 8.99, 40, 'washLoad', 1, undefined, '1~Waschladung = 0,22~€'],
  ['pl-PL', 'PLN', 20, 10, 'pair', 3, 'pair', '3~pary = 6,00~zł'],
  ['pl-PL', 'PLN', 20, 10, 'pair', 5, 'pair', '5~par = 10,00~zł'],
  ['pl-PL', 'PLN', 20, 10, 'pair', 1.5, 'pair', '1,5~pary = 3,00~zł'],
  ['cs-CZ', 'CZK', 20, 10, 'pair', 1.5, 'pair', '1,5~páru = 3,00~Kč'],
  ['sk-SK', 'EUR', 20, 10, 'washLoad', 1.5, 'washLoad', '1,5~prania = 3,00~€'],
  ['sv-SE', 'EUR', 3, 2, 'pair', 1, undefined, '1~pair = 1,50~€'],
];

/** Versions of the locale data differ in their no-break spaces and apostrophes. */
function alike(text: string | undefined): string | undefined {
  return text?.replace(/[\u00a0\u202f]/g, '~').replaceAll("'", '’');
}

it.each(VECTORS)('a base price in %s %s of %d for %d %s, for %d %s, reads %s', (...vector) => {
  const [locale, currency, price, quantity, unit, baseQuantity, baseUnit, text] = vector;
  const input = { locale, currency, price, quantity, unit, baseQuantity, ...(baseUnit && { baseUnit }) };
  expect(alike(basePriceText(input))).toBe(text);
});

const milk = { locale: 'de-DE', currency: 'EUR', price: 1, quantity: 1, unit: 'l' } as const;

it.each([
  ['litres for kilograms', { baseUnit: 'kg' }],
  ['nothing in the package', { quantity: 0 }],
  ['less than nothing', { quantity: -1 }],
  ['a price below nothing', { price: -1 }],
  ['nothing in a free package', { price: 0, quantity: 0 }],
  ['no number', { price: Number.NaN }],
  ['a base of nothing', { baseQuantity: 0 }],
] as const)('a base price is left out for %s', (_fact, change) => {
  expect(basePriceText({ ...milk, ...change })).toBeUndefined();
});

it('a base price is nothing for what is free', () => {
  expect(basePrice({ ...milk, price: 0 })).toBe(0);
});

it.each([
  ['hu-HU', 'HUF', { maximumFractionDigits: 0 }],
  ['de-DE', 'EUR', {}],
])('a base price in %s has the decimals that %s has in shops, in every browser', (locale, currency, decimals) => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  basePriceText({ ...milk, locale, currency });
  expect(format.mock.lastCall).toStrictEqual([locale, { style: 'currency', currency, ...decimals }]);
  format.mockRestore();
});
