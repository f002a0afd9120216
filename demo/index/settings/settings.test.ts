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

it('an invalid link is none of the footer’s', () => {
  expect(attributesOf('shop-footer', settingsFromQuery('?site=AT&invalid-link'))).toEqual([['site', 'AT']]);
});
