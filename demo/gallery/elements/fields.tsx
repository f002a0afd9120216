import type { ComponentProps } from 'react';
import { Checkbox } from '../../../src/ui/checkbox/checkbox.tsx';
import { FieldMessage } from '../../../src/ui/field-message/field-message.tsx';
import { FormLabel } from '../../../src/ui/form-label/form-label.tsx';
import { IbanInput } from '../../../src/ui/iban-input/iban-input.tsx';
import type { IbanStatus } from '../../../src/ui/iban-input/iban-rules.ts';
import { InputField } from '../../../src/ui/input-field/input-field.tsx';
import { NumberInput } from '../../../src/ui/number-input/number-input.tsx';
import { PasswordField } from '../../../src/ui/password-field/password-field.tsx';
import { PasswordStrength } from '../../../src/ui/password-strength/password-strength.tsx';
import { PASSWORD_LANGUAGES } from '../../../src/ui/password-strength/password-texts.ts';
import { PhoneInput } from '../../../src/ui/phone-input/phone-input.tsx';
import type { PhoneCheck, PhoneValue } from '../../../src/ui/phone-input/phone-rules.ts';
import { RadioGroup } from '../../../src/ui/radio-group/radio-group.tsx';
import { Select } from '../../../src/ui/select/select.tsx';
import { type AnyElement, element } from '../element.ts';

export const FIELDS: readonly AnyElement[] = [
  element<ComponentProps<typeof Checkbox>>({
    name: 'Checkbox',
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
  }),
  element<ComponentProps<typeof FormLabel>>({
    name: 'FormLabel',
    component: FormLabel,
    props: ({ text }) => ({
      htmlFor: 'a-field',
      children: text('newsletter.email.label'),
    }),
    states: () => ({ optional: {}, required: { required: true }, hidden: { hidden: true } }),
  }),
  element<ComponentProps<typeof FieldMessage>>({
    name: 'FieldMessage',
    component: FieldMessage,
    props: ({ text }) => ({ id: 'message', children: text('newsletter.mandatoryNote') }),
    states: ({ text }) => ({ hint: {}, error: { error: text('newsletter.email.required') } }),
  }),
  element<ComponentProps<typeof IbanInput>>({
    name: 'IbanInput',
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
  }),
  element<ComponentProps<typeof InputField>>({
    name: 'InputField',
    component: InputField,
    props: ({ text }) => ({
      id: 'field',
      label: text('newsletter.email.label'),
      value: '',
      type: 'email',
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
  }),
  element<ComponentProps<typeof NumberInput>>({
    name: 'NumberInput',
    component: NumberInput,
    props: () => ({
      id: 'number',
      label: 'Amount',
      value: '250',
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
  }),
  element<ComponentProps<typeof PasswordField>>({
    name: 'PasswordField',
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
  }),
  element<ComponentProps<typeof PasswordStrength>>({
    name: 'PasswordStrength',
    component: PasswordStrength,
    props: () => ({ password: 'kaffee2026', levels: 4 }),
    states: () => ({
      empty: { password: '' },
      weak: { password: 'kaffee' },
      ok: { password: 'kaffeebohne' },
      strong: { password: 'kaffee2026' },
      'very strong': { password: 'Kaffee2026' },
      'three levels: weak': { password: 'kaffee', levels: 3 },
      'three levels: good': { password: 'kaffeebohne', levels: 3 },
      'three levels: strong': { password: 'Kaffee2026', levels: 3 },
      ...Object.fromEntries(PASSWORD_LANGUAGES.map((language) => [language, { language }])),
    }),
  }),
  element<ComponentProps<typeof PhoneInput>>({
    name: 'PhoneInput',
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
  }),
  element<ComponentProps<typeof RadioGroup>>({
    name: 'RadioGroup',
    component: RadioGroup,
    props: ({ text }) => ({
      id: 'radio',
      label: text('newsletter.salutation.label'),
      value: 'MRS',
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
  }),
  element<ComponentProps<typeof Select>>({
    name: 'Select',
    component: Select,
    props: ({ text }) => ({
      id: 'salutation',
      label: text('newsletter.salutation.label'),
      placeholder: text('newsletter.salutation.placeholder'),
      value: '',
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
  }),
];
