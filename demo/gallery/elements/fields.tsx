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
import { type AnyElement, element, labels, text } from '../element.ts';

const SALUTATIONS = [
  { value: 'MRS', label: text('newsletter.salutation.MRS') },
  { value: 'MR', label: text('newsletter.salutation.MR') },
  { value: 'COMPANY', label: text('newsletter.salutation.COMPANY'), disabled: true },
];

const CONSENT = text('newsletter.consent.label', { sender: 'die Muster GmbH' }).split('\n\n');

export const FIELDS: readonly AnyElement[] = [
  element<ComponentProps<typeof Checkbox>>({
    name: 'Checkbox',
    component: Checkbox,
    props: {
      id: 'consent',
      checked: false,
      children: CONSENT[0],
      detail: CONSENT.slice(1).join(' '),
    },
    changes: { onChange: (checked: boolean) => ({ checked }) },
    states: {
      open: {},
      ticked: { checked: true },
      required: { required: true },
      error: { error: text('newsletter.legals.required') },
      'with a hint': { hint: text('newsletter.mandatoryNote') },
      indeterminate: { indeterminate: true },
      success: { state: 'success', checked: true },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof FormLabel>>({
    name: 'FormLabel',
    component: FormLabel,
    props: {
      htmlFor: 'a-field',
      children: text('newsletter.email.label'),
    },
    states: { optional: {}, required: { required: true }, hidden: { hidden: true } },
  }),
  element<ComponentProps<typeof FieldMessage>>({
    name: 'FieldMessage',
    component: FieldMessage,
    props: { id: 'message', children: text('newsletter.mandatoryNote') },
    states: { hint: {}, error: { error: text('newsletter.email.required') } },
  }),
  element<ComponentProps<typeof IbanInput>>({
    name: 'IbanInput',
    component: IbanInput,
    props: {
      id: 'iban',
      label: 'IBAN',
      value: 'DE89370400440532013000',
      clearable: true,
    },
    changes: {
      onChange: (value: string, status: IbanStatus) => ({
        value,
        hint: `mod-97: ${status}`,
        state: status === 'valid' ? 'success' : 'default',
      }),
    },
    states: {
      empty: { value: '' },
      'with a value': {},
      error: { value: '', error: labels.required },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof InputField>>({
    name: 'InputField',
    component: InputField,
    props: {
      id: 'field',
      label: text('newsletter.email.label'),
      value: '',
      type: 'email',
      clearable: true,
      autoComplete: 'email',
    },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      empty: {},
      'with a value': { value: 'anna@example.com' },
      required: { required: true },
      'with a hint': { hint: text('newsletter.mandatoryNote') },
      filled: { variant: 'filled', value: 'anna@example.com' },
      'hidden label': { hiddenLabel: true, value: 'anna@example.com' },
      error: { error: text('newsletter.email.invalid'), value: 'anna@' },
      success: { state: 'success', value: 'anna@example.com' },
      disabled: { disabled: true, value: 'anna@example.com' },
      password: { type: 'password', label: 'Password', value: 'secret', autoComplete: 'current-password' },
      telephone: { type: 'tel', label: labels.nationalNumber, value: '0170 1234567', autoComplete: 'tel' },
      date: { type: 'date', label: 'Date', value: '2026-12-01', autoComplete: 'off', clearable: false },
      time: { type: 'time', label: 'Time', value: '10:00', autoComplete: 'off', clearable: false },
    },
  }),
  element<ComponentProps<typeof NumberInput>>({
    name: 'NumberInput',
    component: NumberInput,
    props: {
      id: 'number',
      label: 'Amount',
      value: '250',
      maxLength: 6,
      clearable: true,
    },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      'whole numbers': {},
      'two decimals': { decimals: 2, value: '12.5' },
      error: { error: labels.required, value: '' },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof PasswordField>>({
    name: 'PasswordField',
    component: PasswordField,
    props: {
      id: 'password',
      label: 'Password',
      value: 'Kaffee2026',
    },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      default: {},
      'with clear control': { clearable: true },
      error: { error: labels.required, value: '' },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof PasswordStrength>>({
    name: 'PasswordStrength',
    component: PasswordStrength,
    props: { password: 'kaffee2026', levels: 4 },
    states: {
      empty: { password: '' },
      strong: { password: 'kaffee2026' },
      'very strong': { password: 'Kaffee2026' },
      'three levels: strong': { password: 'Kaffee2026', levels: 3 },
      ...Object.fromEntries(PASSWORD_LANGUAGES.map((language) => [language, { language }])),
    },
  }),
  element<ComponentProps<typeof PhoneInput>>({
    name: 'PhoneInput',
    component: PhoneInput,
    props: {
      id: 'phone',
      label: 'Phone',
      value: { country: 'DE', district: '', number: '' },
    },
    changes: { onChange: (value: PhoneValue, check: PhoneCheck) => ({ value, hint: check.e164 ?? check.status }) },
    states: {
      empty: {},
      'with an area code': { value: { country: 'TR', district: '212', number: '3456789' } },
      error: { value: { country: 'CH', district: '', number: '' }, error: labels.required },
      'error of the area code': {
        value: { country: 'TR', district: '', number: '3456789' },
        districtError: labels.required,
      },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof RadioGroup>>({
    name: 'RadioGroup',
    component: RadioGroup,
    props: {
      id: 'radio',
      label: text('newsletter.salutation.label'),
      value: 'MRS',
      options: SALUTATIONS,
    },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      column: {},
      row: { layout: 'row' },
      'nothing selected': { value: '' },
      'hidden label': { hiddenLabel: true },
      error: { error: text('newsletter.salutation.required'), value: '' },
      disabled: { disabled: true },
    },
  }),
  element<ComponentProps<typeof Select>>({
    name: 'Select',
    component: Select,
    props: {
      id: 'salutation',
      label: text('newsletter.salutation.label'),
      placeholder: text('newsletter.salutation.placeholder'),
      value: '',
      options: SALUTATIONS,
    },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      'nothing selected': {},
      chosen: { value: 'MR' },
      'hidden label': { hiddenLabel: true },
      error: { error: text('newsletter.salutation.required') },
      success: { state: 'success', value: 'MRS' },
      disabled: { disabled: true, value: 'MRS' },
    },
  }),
];
