import { type Elements, labels, text } from '../element.ts';

const SALUTATIONS = [
  { value: 'MRS', label: text('newsletter.salutation.MRS') },
  { value: 'MR', label: text('newsletter.salutation.MR') },
  { value: 'COMPANY', label: text('newsletter.salutation.COMPANY'), disabled: true },
];

/** The states that every field has. */
const COMMON = { error: { error: labels.required }, disabled: { disabled: true } };

export const FIELDS: Elements = {
  Checkbox: {
    props: { id: 'consent', checked: false, children: 'Ich möchte persönliche Angebote erhalten.' },
    states: {
      open: {},
      'with a detail': { detail: text('newsletter.success.spam') },
      ticked: { checked: true },
      required: { required: true },
      'with a hint': { hint: text('newsletter.mandatoryNote') },
      indeterminate: { indeterminate: true },
      success: { state: 'success', checked: true },
      ...COMMON,
    },
  },
  IbanInput: {
    props: { id: 'iban', label: 'IBAN', value: 'DE89370400440532013000', clearable: true },
    states: {
      empty: { value: '' },
      'with a value': {},
      ...COMMON,
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
      success: { state: 'success', value: 'anna@example.com' },
      ...COMMON,
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
      ...COMMON,
    },
  },
  PasswordField: {
    props: { id: 'password', label: 'Password', value: 'Kaffee2026' },
    states: {
      default: {},
      'with clear control': { clearable: true },
      ...COMMON,
    },
  },
  PhoneInput: {
    props: { id: 'phone', label: 'Phone', value: { country: 'DE', district: '', number: '' } },
    states: {
      empty: {},
      'with an area code': { value: { country: 'TR', district: '212', number: '3456789' } },
      'error of the area code': {
        value: { country: 'TR', district: '', number: '3456789' },
        districtError: labels.required,
      },
      ...COMMON,
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
      success: { state: 'success', value: 'MRS' },
      ...COMMON,
    },
  },
};
