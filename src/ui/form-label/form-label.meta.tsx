import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { FormLabel } from './form-label.tsx';
export const meta = defineMeta<ComponentProps<typeof FormLabel>>({
  name: 'FormLabel',
  summary: 'The name of a field, above it. The fields here bring their own.',
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
