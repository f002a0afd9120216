import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { PasswordField } from './password-field.tsx';
export const meta = defineMeta<ComponentProps<typeof PasswordField>>({
  name: 'PasswordField',
  summary: 'A field for a password, which can be made visible.',
  component: PasswordField,
  props: () => ({
    id: 'password',
    label: 'Password',
    value: 'Kaffee2026',
    onChange: () => undefined,
  }),
  changes: { onChange: (value: string) => ({ value }) },
  states: ({ labels }) => ({
    default: {},
    'with clear control': { clearable: true },
    error: { error: labels.required, value: '' },
    'error without text': { state: 'error' },
    filled: { variant: 'filled' },
    success: { state: 'success' },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Tab', 'Goes to the field, then to the control inside it.'],
    ['Enter, Space', 'Shows or hides the password, on the control.'],
  ],
});
