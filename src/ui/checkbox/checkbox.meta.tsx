import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Checkbox } from './checkbox.tsx';
export const meta = defineMeta<ComponentProps<typeof Checkbox>>({
  name: 'Checkbox',
  summary: 'A checkbox with its label beside it.',
  component: Checkbox,
  props: ({ text }) => ({
    id: 'consent',
    checked: false,
    children: text('newsletter.consent.label'),
    onChange: () => undefined,
  }),
  changes: { onChange: (checked: boolean) => ({ checked }) },
  states: ({ text }) => ({
    open: {},
    ticked: { checked: true },
    required: { required: true },
    error: { error: text('newsletter.legals.required') },
    'with space for a message': { hasMessage: true },
    'with a hint': { hint: text('newsletter.mandatoryNote') },
    indeterminate: { indeterminate: true },
    'error without text': { state: 'error' },
    success: { state: 'success', checked: true },
    disabled: { disabled: true },
    'disabled, ticked': { disabled: true, checked: true },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Space', 'Ticks it, or takes the tick away.'],
  ],
});
