import type { Site } from '../../../src/market/sites.ts';
import type { ValidatedField } from './form-values.ts';

/** Whether a field is there in a site, and whether it must be filled. */
export type FieldRule = 'hidden' | 'optional' | 'required';

export type NameField = 'firstName' | 'lastName';

export interface CountryRules {
  readonly salutation: FieldRule;
  /** First and last name, which always come together. */
  readonly names: FieldRule;
  /** The two names in the order in which the language says them. */
  readonly nameOrder: readonly NameField[];
  /** The consent to commercial electronic messages, which Turkish law wants as a declaration of its own. */
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

/** Which fields a site shows, and which are required. */
export function countryRules(site: Site): CountryRules {
  return RULES[site] ?? COMMON;
}

/** The fields that can be wrong, in the order in which the form of a site shows them. */
export function fieldOrder(site: Site): readonly ValidatedField[] {
  return ['newsletterEmail', 'salutation', ...countryRules(site).nameOrder, 'legals'];
}
