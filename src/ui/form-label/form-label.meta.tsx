import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { FormLabel } from './form-label.tsx';
export const meta = defineMeta<ComponentProps<typeof FormLabel>>({
  name: 'FormLabel',
  summary: 'The label above a field. The fields of this package include it.',
  component: FormLabel,
  props: ({ text }) => ({
    htmlFor: 'a-field',
    children: text('newsletter.email.label'),
    required: false,
    hidden: false,
  }),
  states: () => ({ optional: {}, required: { required: true }, hidden: { hidden: true } }),
  keyboard: [],
});
