import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Select } from './select.tsx';
export const meta = defineMeta<ComponentProps<typeof Select>>({
  name: 'Select',
  summary: 'A labelled drop-down list, based on the browser’s `<select>`.',
  component: Select,
  props: ({ text }) => ({
    id: 'salutation',
    label: text('newsletter.salutation.label'),
    placeholder: text('newsletter.salutation.placeholder'),
    value: '',
    state: 'default',
    options: [
      { value: 'MRS', label: text('newsletter.salutation.MRS') },
      { value: 'MR', label: text('newsletter.salutation.MR') },
      { value: 'COMPANY', label: text('newsletter.salutation.COMPANY'), disabled: true },
    ],
    onChange: () => undefined,
  }),
  changes: { onChange: (value: string) => ({ value }) },
  states: ({ text }) => ({
    'nothing selected': {},
    chosen: { value: 'MR' },
    required: { required: true },
    'with a hint': { hint: text('newsletter.mandatoryNote') },
    'hidden label': { hiddenLabel: true },
    error: { error: text('newsletter.salutation.required') },
    'error without text': { state: 'error' },
    success: { state: 'success', value: 'MRS' },
    disabled: { disabled: true, value: 'MRS' },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Arrow up, Arrow down', 'Chooses the option before or after.'],
    ['Space, Alt + Arrow down', 'Opens the list.'],
    ['Letters', 'Choose the option that begins with them.'],
    ['Escape', 'Closes the list.'],
  ],
});
