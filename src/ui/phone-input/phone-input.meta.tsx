import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { PhoneInput } from './phone-input.tsx';
import type { PhoneCheck, PhoneValue } from './phone-rules.ts';
export const meta = defineMeta<ComponentProps<typeof PhoneInput>>({
  name: 'PhoneInput',
  summary: 'A telephone number: country code, national number, and a separate area code for Turkey.',
  component: PhoneInput,
  props: () => ({
    id: 'phone',
    label: 'Phone',
    value: { country: 'DE', district: '', number: '' },
    onChange: () => undefined,
  }),
  changes: { onChange: (value: PhoneValue, check: PhoneCheck) => ({ value, hint: check.e164 ?? check.status }) },
  states: ({ labels }) => ({
    empty: {},
    'with an area code': { value: { country: 'TR', district: '212', number: '3456789' } },
    required: { required: true },
    error: { value: { country: 'CH', district: '', number: '' }, error: labels.required },
    'error of the area code': {
      value: { country: 'TR', district: '', number: '3456789' },
      districtError: labels.required,
    },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Tab', 'Goes from country to number.'],
    ['Paste', 'A number with its country code sets the country as well.'],
  ],
});
