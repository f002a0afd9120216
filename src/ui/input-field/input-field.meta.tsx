import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { InputField } from './input-field.tsx';
export const meta = defineMeta<ComponentProps<typeof InputField>>({
  name: 'InputField',
  summary: 'A labelled single-line text field with its message.',
  component: InputField,
  props: ({ text }) => ({
    id: 'field',
    label: text('newsletter.email.label'),
    value: '',
    type: 'email',
    variant: 'outline',
    state: 'default',
    clearable: true,
    autoComplete: 'email',
    onChange: () => undefined,
  }),
  changes: { onChange: (value: string) => ({ value }) },
  states: ({ labels, text }) => ({
    empty: {},
    'with a value': { value: 'anna@example.com' },
    required: { required: true },
    'with a hint': { hint: text('newsletter.mandatoryNote') },
    filled: { variant: 'filled', value: 'anna@example.com' },
    'hidden label': { hiddenLabel: true, value: 'anna@example.com' },
    error: { error: text('newsletter.email.invalid'), value: 'anna@' },
    'error without text': { state: 'error', value: 'anna@' },
    success: { state: 'success', value: 'anna@example.com' },
    disabled: { disabled: true, value: 'anna@example.com' },
    text: { type: 'text', label: text('newsletter.firstName.label'), value: 'Anna', autoComplete: 'given-name' },
    password: { type: 'password', label: 'Password', value: 'secret', autoComplete: 'current-password' },
    telephone: { type: 'tel', label: labels.nationalNumber, value: '0170 1234567', autoComplete: 'tel' },
    date: { type: 'date', label: 'Date', value: '2026-12-01', autoComplete: 'off', clearable: false },
    time: { type: 'time', label: 'Time', value: '10:00', autoComplete: 'off', clearable: false },
  }),
  keyboard: [
    ['Tab', 'Goes to the field, then to the controls inside it.'],
    ['Enter, Space', 'Clears the field, on the clear control; the focus returns to the field.'],
  ],
});
