import { expect, test } from 'vitest';
import { COUNTRIES } from '../../src/embed/market/countries.ts';
import type { CountryEntry } from './content/content-schema.ts';
import { findSelected, languageOfCode, languagesOf, listedCountries } from './country-rules.ts';

const entry = (code: string, selected?: boolean): CountryEntry => ({
  code,
  label: code,
  href: '/',
  ...(selected === undefined ? {} : { selected }),
});

test.each([
  ['the one of the site', [entry('DE'), entry('CH_FR')], 'CH_FR'],
  ['the one of the site, in small letters', [entry('de'), entry('ch_fr')], 'ch_fr'],
  ['the one that is selected', [entry('DE', true), entry('CH_FR')], 'DE'],
  ['the first where none is of the site', [entry('PL'), entry('CZ')], 'PL'],
])('the country of the page is %s', (_which, countries, code) => {
  expect(findSelected(countries, 'CH_FR')?.code).toBe(code);
});

test.each([
  ['CH_FR', 'fr-CH'],
  ['ch_fr', 'fr-CH'],
  ['XX', ''],
])('an entry with the code %s is in the language “%s”', (code, language) => {
  expect(languageOfCode(code)).toBe(language);
});

test.each([
  ['CH_FR', ['fr-CH', 'fr']],
  ['DE', ['de-DE']],
  ['PL', ['pl-PL', 'pl']],
  ['XX', []],
])('a page may name the counterpart of the entry %s by %j', (code, languages) => {
  const countries = ['DE', 'AT', 'CH_FR', 'PL', 'XX', 'YY'].map((each) => entry(each));
  expect(languagesOf(entry(code), countries)).toEqual(languages);
});

const AUSTRIA = ['de-at', 'https://at.example/kaffee'] as const;
const list = (countries: readonly CountryEntry[], ...alternates: (readonly [string, string])[]) =>
  listedCountries(countries, 'DE', new Map(alternates)).map(
    ({ entry: { code }, current, href }) => `${code}${current ? ' (current)' : ''} ${href ?? 'no link'}`,
  );
const named = [
  { label: 'D', code: 'DE' },
  { label: 'A', code: 'AT', href: '/at' },
  { label: 'X', code: 'XX' },
];

test.each([
  ['nobody says where the countries are', COUNTRIES, [], []],
  ['the page has alternates', COUNTRIES, [AUSTRIA], ['DE (current) no link', 'AT https://at.example/kaffee']],
  ['the page names itself alone', COUNTRIES, [['de-de', '/']], []],
  ['the content names countries', named, [], ['DE (current) no link', 'AT /at', 'XX no link']],
  ['both do', named, [AUSTRIA], ['DE (current) no link', 'AT https://at.example/kaffee', 'XX no link']],
  ['the content names countries without an address', named.filter(({ href }) => href === undefined), [], []],
  ['the content names none', [], [AUSTRIA], []],
] as const)('the selector where %s', (_where, countries, alternates, listed) => {
  expect(list(countries, ...alternates)).toEqual(listed);
});
