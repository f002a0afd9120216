import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { NumberInput } from './number-input.tsx';
export const meta = defineMeta<ComponentProps<typeof NumberInput>>({
  name: 'NumberInput',
  summary: 'A field for digits and, optionally, decimals.',
  component: NumberInput,
  props: () => ({
    id: 'number',
    label: 'Amount',
    value: '250',
    decimals: 0,
    maxLength: 6,
    clearable: true,
    onChange: () => undefined,
  }),
  changes: { onChange: (value: string) => ({ value }) },
  states: ({ labels }) => ({
    'whole numbers': {},
    'two decimals': { decimals: 2, value: '12.5' },
    error: { error: labels.required, value: '' },
    'error without text': { state: 'error' },
    filled: { variant: 'filled' },
    success: { state: 'success' },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Digits', 'Are typed; everything else is left out.'],
    ['Comma, full stop', 'Either is the decimal separator, where decimals are wanted.'],
  ],
});
