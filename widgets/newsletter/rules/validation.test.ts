import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { EMPTY_VALUES, type FormValues } from './form-values.ts';
import { checkSignUp, type FieldErrors, signUpSchema } from './validation.ts';

const RIGHT: FormValues = {
  ...EMPTY_VALUES,
  newsletterEmail: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  legals: ['NEWSLETTER'],
};

function validate(site: Site, values: FormValues): FieldErrors {
  const checked = checkSignUp(site, values);
  return checked.valid ? {} : checked.errors;
}

const WITH_NAMES: readonly Site[] = ['AT', 'HU', 'TR'];
const WITHOUT_NAMES = SITES.filter((site) => !WITH_NAMES.includes(site));
const EMAIL_REQUIRED = { newsletterEmail: 'newsletter.email.required' };
const NAMES_REQUIRED = {
  firstName: 'newsletter.firstName.required',
  lastName: 'newsletter.lastName.required',
};

describe.each(SITES)('in %s', (site) => {
  const check = (changes: Partial<FormValues>) => validate(site, { ...RIGHT, ...changes });

  test('a filled form is right, also with blanks around the address', () => {
    expect(check({ newsletterEmail: ' anna@example.com\u00a0' })).toEqual({});
  });

  test.each(['', '\u00a0'])('the address %j is missing', (newsletterEmail) => {
    expect(check({ newsletterEmail })).toEqual(EMAIL_REQUIRED);
  });

  test('an address that is wrong or too long has a message', () => {
    expect(check({ newsletterEmail: 'anna' })).toEqual({ newsletterEmail: 'newsletter.email.invalid' });
    const ofLength = (length: number) => check({ newsletterEmail: '@example.com'.padStart(length, 'a') });
    expect(ofLength(256)).toEqual({});
    expect(ofLength(257)).toEqual({ newsletterEmail: 'newsletter.email.tooLong' });
  });
});

const ERRORS: Readonly<Partial<Record<Site, object>>> = {
  HU: { salutation: 'newsletter.salutation.required', ...NAMES_REQUIRED },
  TR: { ...NAMES_REQUIRED, legals: 'newsletter.legals.required' },
};

test.each(SITES)('an empty form lacks in %s what the site requires, once there is an address', (site) => {
  expect(validate(site, { ...EMPTY_VALUES, newsletterEmail: 'anna@example.com' })).toEqual(ERRORS[site] ?? {});
});

test.each(SITES)('an empty form lacks in %s no salutation or name while there is no address', (site) => {
  const legals = site === 'TR' && { legals: 'newsletter.legals.required' };
  expect(validate(site, EMPTY_VALUES)).toEqual({ ...EMAIL_REQUIRED, ...legals });
  const wrong = { ...RIGHT, newsletterEmail: ' ', firstName: '!', lastName: 'x'.repeat(99) };
  expect(validate(site, wrong)).toEqual(EMAIL_REQUIRED);
});

describe.each(WITH_NAMES)('the names in %s', (site) => {
  test.each(['firstName', 'lastName'] as const)('%s has its own messages', (field) => {
    const check = (value: string) => validate(site, { ...RIGHT, [field]: value })[field];
    expect(check(`${'ä'.repeat(40)} `)).toBeUndefined();
    expect(check('ä'.repeat(41))).toBe(`newsletter.${field}.tooLong`);
    expect(check('Anna!')).toBe(`newsletter.${field}.invalid`);
    expect(check('www.shop')).toBe(`newsletter.${field}.invalid`);
    expect(check('O\u2019Brien')).toBeUndefined();
    expect(check(' \u00a0')).toBe(site === 'AT' ? undefined : `newsletter.${field}.required`);
  });
});

test.each(WITHOUT_NAMES)('%s checks no field that it does not show', (site) => {
  const hidden: Partial<FormValues> = { firstName: '<script>', lastName: 'x'.repeat(99), legals: [] };
  expect(validate(site, { ...RIGHT, ...hidden, salutation: '' })).toEqual({});
});

// The form runs the schema itself for a field that was left.
const messages = (field: 'newsletterEmail' | 'lastName', value: string): unknown => {
  try {
    return signUpSchema('HU', RIGHT).validateSyncAt(field, { ...RIGHT, [field]: value }, { abortEarly: false });
  } catch (error) {
    return error instanceof ValidationError ? error.errors : error;
  }
};

test.each([
  ['newsletterEmail', '', 'newsletter.email.required'],
  ['newsletterEmail', 'a'.repeat(257), 'newsletter.email.tooLong'],
  ['lastName', '!'.repeat(40), 'newsletter.lastName.invalid'],
  ['lastName', '!'.repeat(41), 'newsletter.lastName.tooLong'],
] as const)('a field that breaks several rules has one message: %s with “%s” has %s', (field, value, message) => {
  expect(messages(field, value)).toEqual([message]);
});

test('an error of the code itself is thrown, and is not taken for an invalid field', () => {
  const broken = {
    ...RIGHT,
    get newsletterEmail(): string {
      throw new RangeError('broken');
    },
  };
  expect(() => checkSignUp('DE', broken)).toThrow(new RangeError('broken'));
});
