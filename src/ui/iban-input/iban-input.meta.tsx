import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { IbanInput } from './iban-input.tsx';
import type { IbanStatus } from './iban-rules.ts';
export const meta = defineMeta<ComponentProps<typeof IbanInput>>({
  name: 'IbanInput',
  summary: 'A field for an IBAN, in groups of four; typed or pasted in any format.',
  component: IbanInput,
  props: () => ({
    id: 'iban',
    label: 'IBAN',
    value: 'DE89370400440532013000',
    clearable: true,
    onChange: () => undefined,
  }),
  changes: {
    onChange: (value: string, status: IbanStatus) => ({
      value,
      hint: `mod-97: ${status}`,
      state: status === 'valid' ? 'success' : 'default',
    }),
  },
  states: ({ labels }) => ({
    empty: { value: '' },
    'with a value': {},
    error: { value: '', error: labels.required },
    'error without text': { value: 'DE88370400440532013000', state: 'error' },
    filled: { variant: 'filled' },
    success: { state: 'success' },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Letters, digits', 'Two letters, two digits, then either, up to the length of the country.'],
    ['Backspace, Delete', 'Beside a blank they take the character behind it.'],
  ],
});
