import { describe, expect, it } from 'vitest';
import {
  changeCountry,
  checkPhone,
  editDistrict,
  editPhone,
  type PhoneCountry,
  readInternational,
} from './phone-rules.ts';

it.each([
  ['212', '212'],
  ['2124', '212'],
  ['0212', '0212'],
  ['02123', '0212'],
  ['(0212)', '0212'],
  ['3801', '380'],
  ['', ''],
])('a Turkish area code typed as “%s” is kept as “%s”', (typed, kept) => {
  expect(editDistrict(typed, 'TR')).toBe(kept);
});

it('a Turkish area code is not lost when the country changes', () => {
  const value = { country: 'TR', district: '0212', number: '3456789' } as const;
  expect(changeCountry(value, 'DE')).toEqual({ country: 'DE', district: '', number: '02123456789' });
  expect(changeCountry(value, 'TR')).toEqual(value);
  expect(changeCountry({ country: 'DE', district: '', number: '0170' }, 'AT')).toEqual({
    country: 'AT',
    district: '',
    number: '0170',
  });
});

/** What machines dial; nothing for a number that the country does not have. */
const VECTORS: readonly (readonly [country: PhoneCountry, number: string, e164: string | undefined])[] = [
  ['DE', '0170 1234567', '+491701234567'],
  ['DE', '12', undefined],
  ['DE', '+49 170 1234567', '+491701234567'],
  ['DE', '+43 664 123456', undefined],
  ['AT', '0664 123456', '+43664123456'],
  ['AT', '+43 (0)664 123456', '+43664123456'],
  ['CH', '0041 78 123 45 67', '+41781234567'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['TR', '212 345 67 89', '+902123456789'],
  ['TR', '345 67 89', undefined],
  ['OTHER', '+1 201 555 0123', '+12015550123'],
  ['OTHER', '201 555 0123', undefined],
];

describe('a telephone number', () => {
  it.each(VECTORS)('of %s typed as %s is dialled as %s', (country, number, e164) => {
    const check = checkPhone({ country, district: '', number });
    expect(check).toEqual(e164 === undefined ? { status: 'invalid' } : { status: 'valid', e164 });
  });

  it('is empty without a digit', () => {
    expect(checkPhone({ country: 'DE', district: '', number: ' ' })).toEqual({ status: 'empty' });
    expect(checkPhone({ country: 'TR', district: '', number: '' })).toEqual({ status: 'empty' });
  });

  it('takes digits and the marks between them', () => {
    expect(editPhone('', '0170/12 34-5 (mobil)', 20).text).toBe('0170/12 34-5 ()');
    expect(editPhone('017', '01x7', 3)).toEqual({ text: '017', caret: 2 });
    expect(editPhone('017', '01567', 4)).toEqual({ text: '01567', caret: 4 });
  });
});

it.each([
  ['+49 170 1234567', 'DE', '', '1701234567'],
  ['0041 78 123 45 67', 'CH', '', '781234567'],
  ['+90 212 345 67 89', 'TR', '212', '3456789'],
  ['+43 (0)664 123456', 'AT', '', '664123456'],
  ['+44 7400 123456', 'GB', '', '7400123456'],
  [' 0049 170 1234567 ', 'DE', '', '1701234567'],
])('a number with its country code %s is one of %s', (text, country, district, number) => {
  expect(readInternational(text)).toEqual({ country, district, number });
});

it.each(['+1 201 555 0123', '+1 000', '+44 7400', '+44 1481 960 194', '0170 1234567', '+', ''])(
  'a number with its country code is not read from “%s”',
  (text) => {
    expect(readInternational(text)).toBeUndefined();
  },
);
