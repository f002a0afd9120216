import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { RadioGroup } from './radio-group.tsx';
export const meta = defineMeta<ComponentProps<typeof RadioGroup>>({
  name: 'RadioGroup',
  summary: 'Radio buttons in a group.',
  component: RadioGroup,
  props: ({ text }) => ({
    id: 'radio',
    label: text('newsletter.salutation.label'),
    value: 'MRS',
    layout: 'column',
    options: [
      { value: 'MRS', label: text('newsletter.salutation.MRS') },
      { value: 'MR', label: text('newsletter.salutation.MR') },
      { value: 'COMPANY', label: text('newsletter.salutation.COMPANY'), disabled: true },
    ],
    onChange: () => undefined,
  }),
  changes: { onChange: (value: string) => ({ value }) },
  states: ({ text }) => ({
    column: {},
    row: { layout: 'row' },
    'nothing selected': { value: '' },
    required: { required: true },
    'with a hint': { hint: text('newsletter.mandatoryNote') },
    'hidden label': { hiddenLabel: true },
    error: { error: text('newsletter.salutation.required'), value: '' },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Tab', 'Goes to the chosen one, or the first, and past the group.'],
    ['Arrow keys', 'Choose the one before or after.'],
    ['Space', 'Chooses the one that has the focus.'],
  ],
});
