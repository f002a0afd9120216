import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { BasePrice } from './base-price.tsx';
export const meta = defineMeta<ComponentProps<typeof BasePrice>>({
  name: 'BasePrice',
  summary: 'What a common quantity of the goods costs, so that packages can be compared.',
  component: BasePrice,
  interfaces: ['BasePriceProps', 'BasePriceInput'],
  props: ({ locale }) => ({
    quantity: 500,
    unit: 'g',
    price: 5.99,
    currency: 'EUR',
    baseQuantity: 1,
    locale,
    inBrackets: true,
  }),
  states: () => ({
    kilograms: {},
    litres: { quantity: 750, unit: 'ml', price: 8.99 },
    metres: { quantity: 40, unit: 'cm', price: 3 },
    'square metres': { quantity: 2.5, unit: 'm2', price: 49.9 },
    '100 g': { baseQuantity: 100, baseUnit: 'g', locale: 'de-AT' },
    'without brackets': { inBrackets: false },
  }),
  keyboard: [],
});
