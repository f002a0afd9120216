import { expect, test } from 'vitest';
import type { CustomerBaseData } from '../../../src/embed/api/openapi/customer.types.ts';
import { EMPTY_VALUES, type FormValues } from './form-values.ts';
import { prefill } from './prefill.ts';

const DATA: CustomerBaseData = {
  email: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  consents: ['DNE'],
};

const FIELDS = ['newsletterEmail', 'salutation', 'firstName', 'lastName', 'consents'] as const;

test('fills an untouched form', () => {
  expect(prefill(EMPTY_VALUES, DATA, {})).toEqual({ ...DATA, newsletterEmail: 'anna@example.com', legals: [] });
});

const typed: FormValues = {
  ...EMPTY_VALUES,
  newsletterEmail: 'otto@example.com',
  salutation: 'MR',
  firstName: 'Otto',
  lastName: 'Probe',
};

test.each(FIELDS)('late data never overwrite %s once it was touched', (field) => {
  const untouched = prefill(EMPTY_VALUES, DATA, {});
  expect(prefill(typed, DATA, { [field]: true })).toEqual({ ...untouched, [field]: typed[field] });
});

test('late data leave the declaration of Turkish law to the visitor', () => {
  const legals = ['NEWSLETTER'] as const;
  expect(prefill({ ...EMPTY_VALUES, legals }, DATA, {}).legals).toEqual(legals);
});

test('late data of another customer leave nothing of the first', () => {
  const first = prefill(EMPTY_VALUES, DATA, {});
  const second = prefill(first, { email: 'otto@example.com' }, {});
  expect(second).toEqual({ ...EMPTY_VALUES, email: 'otto@example.com', newsletterEmail: 'otto@example.com' });
});
