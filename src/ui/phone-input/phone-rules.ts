import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { type CountryCode, countryOf, shopOf, SITES } from '../../embed/market/sites.ts';
import { readEdit, type TextAtCaret } from '../text-edit.ts';

/** The countries of the sites, each once, in the order of the sites. */
export const SITE_PHONE_COUNTRIES: readonly CountryCode[] = [...new Set(SITES.map(countryOf))];

const EUROPEAN_COUNTRIES = [
  'BE',
  'BG',
  'CY',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PT',
  'RO',
  'SE',
  'SI',
] as const;

/** The other European countries of the choice. */
export const OTHER_EUROPEAN_COUNTRIES = EUROPEAN_COUNTRIES.filter(
  (country) => !(SITE_PHONE_COUNTRIES as readonly string[]).includes(country),
);

/** `OTHER` is any country that is not listed: the number then begins with `+` and the country's code. */
export type PhoneCountry = CountryCode | (typeof EUROPEAN_COUNTRIES)[number] | 'OTHER';

/** What the fields of a telephone number hold. */
export interface PhoneValue {
  readonly country: PhoneCountry;
  /** The area code as it was typed, `212` or `0212`, in a country that asks for it by itself (Turkey); empty elsewhere. */
  readonly district: string;
  /** The national number, as it was typed. */
  readonly number: string;
}

/** Whether the fields hold a telephone number of the country. */
export interface PhoneCheck {
  readonly status: 'empty' | 'invalid' | 'valid';
  /** The number as machines dial it, `+491701234567`; only of a valid one. */
  readonly e164?: string;
}

/**
 * How many digits an area code has, without the zero that people write before it, in a country that asks for it in a field
 * of its own; 0 in the others.
 */
export function areaCodeLength(country: PhoneCountry): number {
  const site = SITES.find((known) => countryOf(known) === country);
  return (site && shopOf(site).areaCodeLength) ?? 0;
}

/** `+49` of `DE`. */
export function callingCode(country: Exclude<PhoneCountry, 'OTHER'>): string {
  return `+${getCountryCallingCode(country)}`;
}

/** Checks a number by the rules of its country; blanks, hyphens, brackets and a leading zero are fine. */
export function checkPhone({ country, district, number }: PhoneValue): PhoneCheck {
  const typed = areaCodeLength(country) > 0 ? `${withoutZero(district)}${number}` : number;
  if (typed.trim() === '') return { status: 'empty' };
  const listed = country === 'OTHER' ? undefined : country;
  const parsed = parsePhoneNumberFromString(international(typed), listed);
  const isOfCountry = listed === undefined || parsed?.countryCallingCode === getCountryCallingCode(listed);
  return parsed?.isValid() === true && isOfCountry ? { status: 'valid', e164: parsed.number } : { status: 'invalid' };
}

/** What remains of an edit: digits and the marks that people write between them. */
export function editPhone(before: string, after: string, caret: number): TextAtCaret {
  const { head, inserted, tail } = readEdit(before, after, caret);
  const fitting = inserted.replace(/[^\d ()/+.-]/g, '');
  return { text: head + fitting + tail, caret: head.length + fitting.length };
}

/**
 * Takes a number with its country code apart, as it comes by paste or autofill.
 *
 * @returns the value with the country that the code names; `undefined` when there is no code or no such country here
 */
export function readInternational(text: string): PhoneValue | undefined {
  const parsed = parsePhoneNumberFromString(international(text));
  const country = [...SITE_PHONE_COUNTRIES, ...OTHER_EUROPEAN_COUNTRIES].find((known) => known === parsed?.country);
  if (!parsed || !country) return undefined;
  const length = areaCodeLength(country);
  return { country, district: parsed.nationalNumber.slice(0, length), number: parsed.nationalNumber.slice(length) };
}

/** What remains of a typed area code: its digits, `212` or `0212`. */
export function editDistrict(typed: string, country: PhoneCountry): string {
  const digits = typed.replace(/\D/g, '');
  return digits.slice(0, digits.length - withoutZero(digits).length + areaCodeLength(country));
}

/** The value in another country: nothing that was typed is lost. */
export function changeCountry(value: PhoneValue, country: PhoneCountry): PhoneValue {
  if (areaCodeLength(country) > 0) return { ...value, country };
  return { country, district: '', number: `${value.district}${value.number}` };
}

function withoutZero(district: string): string {
  return district.replace(/^0/, '');
}

/** `0049…` is how `+49…` is dialled in Europe. */
function international(text: string): string {
  return text
    .trim()
    .replace(/^00(?=[1-9])/, '+')
    .replace(/\(0\)/, '');
}
