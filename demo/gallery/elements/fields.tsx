import { Checkbox } from '../../../src/ui/checkbox/checkbox.tsx';
import { IbanInput } from '../../../src/ui/iban-input/iban-input.tsx';
import type { IbanStatus } from '../../../src/ui/iban-input/iban-rules.ts';
import { InputField } from '../../../src/ui/input-field/input-field.tsx';
import { NumberInput } from '../../../src/ui/number-input/number-input.tsx';
import { PasswordField } from '../../../src/ui/password-field/password-field.tsx';
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

export const FIELDS: readonly AnyElement[] = [
  element('Checkbox', Checkbox, {
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
  }),
  element('IbanInput', IbanInput, {
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
  }),
  element('InputField', InputField, {
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
  }),
  element('NumberInput', NumberInput, {
    props: { id: 'number', label: 'Amount', value: '250', maxLength: 6, clearable: true },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      'whole numbers': {},
      'two decimals': { decimals: 2, value: '12.5' },
      error: { error: labels.required, value: '' },
      disabled: { disabled: true },
    },
  }),
  element('PasswordField', PasswordField, {
    props: { id: 'password', label: 'Password', value: 'Kaffee2026' },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      default: {},
      'with clear control': { clearable: true },
      error: { error: labels.required, value: '' },
      disabled: { disabled: true },
    },
  }),
  element('PhoneInput', PhoneInput, {
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
  }),
  element('RadioGroup', RadioGroup, {
    props: { id: 'radio', label: text('newsletter.salutation.label'), value: 'MRS', options: SALUTATIONS },
    changes: { onChange: (value: string) => ({ value }) },
    states: {
      column: {},
      row: { layout: 'row' },
      'nothing selected': { value: '' },
      error: { error: text('newsletter.salutation.required'), value: '' },
      disabled: { disabled: true },
    },
  }),
  element('Select', Select, {
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
      error: { error: text('newsletter.salutation.required') },
      success: { state: 'success', value: 'MRS' },
      disabled: { disabled: true, value: 'MRS' },
    },
  }),
];
