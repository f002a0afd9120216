// @vitest-environment node
import { expect, test } from 'vitest';
import type { Site } from '../../../src/market/sites.ts';
import { type CountryRules, countryRules, fieldOrder } from './country-rules.ts';

const ONLY_EMAIL: CountryRules = {
  salutation: 'hidden',
  names: 'hidden',
  nameOrder: ['firstName', 'lastName'],
  legals: 'hidden',
  privacyHint: true,
};

const RULES: readonly [Site, CountryRules][] = [
  ['DE', ONLY_EMAIL],
  ['AT', { ...ONLY_EMAIL, salutation: 'optional', names: 'optional' }],
  ['CH', ONLY_EMAIL],
  ['CH_FR', ONLY_EMAIL],
  ['PL', ONLY_EMAIL],
  ['CZ', ONLY_EMAIL],
  ['HU', { ...ONLY_EMAIL, salutation: 'required', names: 'required', nameOrder: ['lastName', 'firstName'] }],
  ['SK', ONLY_EMAIL],
  ['TR', { ...ONLY_EMAIL, names: 'required', legals: 'required', privacyHint: false }],
];

test.each(RULES)('%s shows and requires what its market asks for', (site, rules) => {
  expect(countryRules(site)).toEqual(rules);
});

test.each([
  ['HU', ['newsletterEmail', 'salutation', 'lastName', 'firstName', 'legals']],
  ['AT', ['newsletterEmail', 'salutation', 'firstName', 'lastName', 'legals']],
] as const)('%s has its fields in the order of its language', (site, fields) => {
  expect(fieldOrder(site)).toEqual(fields);
});
