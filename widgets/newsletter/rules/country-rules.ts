import type { Site } from '../../../src/market/sites.ts';
import type { ValidatedField } from './form-values.ts';

/** Whether a site shows a field, and whether it must be filled in. */
export type FieldRule = 'hidden' | 'optional' | 'required';

export type NameField = 'firstName' | 'lastName';

interface CountryRules {
  readonly salutation: FieldRule;
  /** First and last name: a site shows both or neither. */
  readonly names: FieldRule;
  /** The order of the two names in the site's language. */
  readonly nameOrder: readonly NameField[];
  /** The consent to commercial electronic messages, which Turkish law requires as a separate declaration. */
  readonly legals: FieldRule;
  readonly privacyHint: boolean;
}

const COMMON: CountryRules = {
  salutation: 'hidden',
  names: 'hidden',
  nameOrder: ['firstName', 'lastName'],
  legals: 'hidden',
  privacyHint: true,
};

const RULES: Readonly<Partial<Record<Site, CountryRules>>> = {
  AT: { ...COMMON, salutation: 'optional', names: 'optional' },
  HU: { ...COMMON, salutation: 'required', names: 'required', nameOrder: ['lastName', 'firstName'] },
  TR: { ...COMMON, names: 'required', legals: 'required', privacyHint: false },
};

/** The fields that a site shows, and which of them are required. */
export function countryRules(site: Site): CountryRules {
  return RULES[site] ?? COMMON;
}

/** The fields that can be invalid, in the order of the site's form. */
export function fieldOrder(site: Site): readonly ValidatedField[] {
  return ['newsletterEmail', 'salutation', ...countryRules(site).nameOrder, 'legals'];
}
