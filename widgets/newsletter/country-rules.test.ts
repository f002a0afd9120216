// @vitest-environment node
import { expect, test } from 'vitest';
import type { Site } from '../../src/market/sites.ts';
import { type CountryRules, countryRules } from './country-rules.ts';

const ONLY_EMAIL: CountryRules = { salutation: 'hidden', names: 'hidden', legals: 'hidden', privacyHint: true };

const RULES: readonly [Site, CountryRules][] = [
  ['DE', ONLY_EMAIL],
  ['AT', { salutation: 'optional', names: 'optional', legals: 'hidden', privacyHint: true }],
  ['CH', ONLY_EMAIL],
  ['CH_FR', ONLY_EMAIL],
  ['PL', ONLY_EMAIL],
  ['CZ', ONLY_EMAIL],
  ['HU', { salutation: 'required', names: 'required', legals: 'hidden', privacyHint: true }],
  ['SK', ONLY_EMAIL],
  ['TR', { salutation: 'hidden', names: 'required', legals: 'required', privacyHint: false }],
];

test.each(RULES)('%s shows and requires what its market asks for', (site, rules) => {
  expect(countryRules(site)).toEqual(rules);
});
