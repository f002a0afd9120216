import { expect, it } from 'vitest';
import { attributesOf } from '../widgets-on-page.ts';
import { settingsFromQuery } from './settings.ts';

it.each([
  [
    '?site=ch_fr&platform=TABLET',
    [
      ['site', 'CH_FR'],
      ['platform', 'TABLET'],
    ],
  ],
  ['?platform=MATCH&view=desktop', [['platform', 'CLASSIC']]],
  ['?view=mobile', [['platform', 'MATCH']]],
  ['?view=constructor', []],
  ['?site=XX&platform=x', []],
  ['?site=DE&invalid-link', [['invalid-link', '']]],
])('the address %s sets attributes of the sign-up', (query, expected) => {
  expect(attributesOf('shop-newsletter', settingsFromQuery(query))).toEqual(expected);
});

it.each([
  ['?site=AT&invalid-link', [['site', 'AT']]],
  ['?footer=checkout', [['checkout', '']]],
  ['?footer=none', [['page-header', 'NO_FOOTER']]],
  ['?footer=toString', []],
])('the address %s sets attributes of the footer', (query, expected) => {
  expect(attributesOf('shop-footer', settingsFromQuery(query))).toEqual(expected);
});
