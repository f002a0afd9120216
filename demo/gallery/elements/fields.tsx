import type { IbanStatus, PhoneCheck, PhoneValue } from '../../../src/ui/index.ts';
import { type Elements, labels, text } from '../element.ts';

const SALUTATIONS = [
  { value: 'MRS', label: text('newsletter.salutation.MRS') },
  { value: 'MR', label: text('newsletter.salutation.MR') },
  { value: 'COMPANY', label: text('newsletter.salutation.COMPANY'), disabled: true },
];

export const FIELDS: Elements = {
  Checkbox: {
    props: { id: 'consent', checked: false, children: 'Ich möchte persönliche Angebote erhalten.' },
    changes: { onChange: (checked: boolean) => ({ checked }) },
    states: {
      open: {},
      'with a detail': { detail: text('newsletter.success.spam') },
      ticked: { checked: true },
      required: { required: true },
      error: { error: text('newsletter.legals.required') },
      'with a hint': { hint: text('newsletter.mandatoryNote') },
      indeterminate: { indeterminate: true },
      success: { state: 'success', checked: true },
      disabled: { disabled: true },
    },
  },
  IbanInput: {
    props: { id: 'iban', label: 'IBAN', value: 'DE89370400440532013000', clearable: true },
    changes: {
      onChange: (value: string, status: IbanStatus) => ({
        value,
        hint: `mod-97: ${status}`,
        state: status === 'valid' ? ('success' as const) : ('default' as const),
      }),
    },
    states: {
      empty: { value: '' },
      'with a value': {},
      error: { value: '', error: labels.required },
      disabled: { disabled: true },
    },
  },
  InputField: {
    props: {
      id: 'field',
      label: text('newsletter.email.label'),
      value: '',
      type: 'email',
      clearable: true,
      autoComplete: 'email',
    },
    states: {
      empty: {},
      'with a value': { value: 'anna@example.com' },
      required: { required: true },
      'with a hint': { hint: text('newsletter.mandatoryNote') },
      'hidden label': { hiddenLabel: true, value: 'anna@example.com' },
      filled: { variant: 'filled', value: 'anna@example.com' },
      error: { error: text('newsletter.email.invalid'), value: 'anna@' },
      success: { state: 'success', value: 'anna@example.com' },
      disabled: { disabled: true, value: 'anna@example.com' },
      password: { type: 'password', label: 'Password', value: 'secret', autoComplete: 'current-password' },
      telephone: { type: 'tel', label: labels.nationalNumber, value: '0170 1234567', autoComplete: 'tel' },
      date: { type: 'date', label: 'Date', value: '2026-12-01', autoComplete: 'off', clearable: false },
      time: { type: 'time', label: 'Time', value: '10:00', autoComplete: 'off', clearable: false },
    },
  },
  NumberInput: {
    props: { id: 'number', label: 'Amount', value: '250', maxLength: 6, clearable: true },
    states: {
      'whole numbers': {},
      'two decimals': { decimals: 2, value: '12.5' },
      error: { error: labels.required, value: '' },
      disabled: { disabled: true },
    },
  },
  PasswordField: {
    props: { id: 'password', label: 'Password', value: 'Kaffee2026' },
    states: {
      default: {},
      'with clear control': { clearable: true },
      error: { error: labels.required, value: '' },
      disabled: { disabled: true },
    },
  },
  PhoneInput: {
    props: { id: 'phone', label: 'Phone', value: { country: 'DE', district: '', number: '' } },
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
  },
  RadioGroup: {
    props: { id: 'radio', label: text('newsletter.salutation.label'), value: 'MRS', options: SALUTATIONS },
    states: {
      column: {},
      row: { layout: 'row' },
      'nothing selected': { value: '' },
      error: { error: text('newsletter.salutation.required'), value: '' },
      disabled: { disabled: true },
    },
  },
  Select: {
    props: {
      id: 'salutation',
      label: text('newsletter.salutation.label'),
      placeholder: text('newsletter.salutation.placeholder'),
      value: '',
      options: SALUTATIONS,
    },
    states: {
      'nothing selected': {},
      chosen: { value: 'MR' },
      error: { error: text('newsletter.salutation.required') },
      success: { state: 'success', value: 'MRS' },
      disabled: { disabled: true, value: 'MRS' },
    },
  },
};
