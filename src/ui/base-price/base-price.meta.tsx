import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { BasePrice } from './base-price.tsx';
export const meta = defineMeta<ComponentProps<typeof BasePrice>>({
  name: 'BasePrice',
  summary: 'The price per unit, so that packages can be compared.',
  component: BasePrice,
  interfaces: ['BasePriceProps', 'BasePriceInput'],
  props: () => ({
    quantity: 500,
    unit: 'g',
    price: 5.99,
    currency: 'EUR',
    baseQuantity: 1,
    inBrackets: true,
  }),
  states: () => ({
    kilograms: {},
    litres: { quantity: 750, unit: 'ml', price: 8.99 },
    metres: { quantity: 40, unit: 'cm', price: 3 },
    'square metres': { quantity: 2.5, unit: 'm2', price: 49.9 },
    pieces: { quantity: 20, unit: 'piece', price: 7.99 },
    pairs: { quantity: 5, unit: 'pair', price: 9.99 },
    'wash loads': { quantity: 40, unit: 'washLoad', price: 8.99 },
    '100 g': { baseQuantity: 100, locale: 'de-AT' },
    'without brackets': { inBrackets: false },
  }),
  keyboard: [],
});
