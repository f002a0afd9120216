import { expect, it } from 'vitest';
import { COMMON_ATTRIBUTES, siteNamed } from './common-attributes.ts';
import { choice, flag, integer, readFlag, text, tokens, unquoted, url } from './attributes.ts';

it.each(['”AT”', '„AT“', '“AT”', '»AT«', '«AT»', '‹AT›', '’AT’', '‚AT‘', '″AT″', '"AT"', "'AT'", ' “ AT ” ', 'AT'])(
  '%s is read without what is around the word',
  (raw) => expect(unquoted(raw)).toBe('AT'),
);

it.each(['A”T', 'no_header', 'a-b', ''])('what is inside %j is kept', (raw) => {
  expect(unquoted(raw)).toBe(raw);
});

it.each([
  ['', true],
  ['true', true],
  ['reduced', true],
  ['false', false],
  [' OFF ', false],
  ['no', false],
  ['0', false],
  ['00', true],
])('a boolean is by the value %j %j', (raw, meaning) => {
  expect(readFlag(raw)).toBe(meaning);
  expect(flag().parse(raw)).toBe(meaning);
});

it.each(['CH_FR', 'ch-fr', 'CH-FR', 'fr-CH', ' “fr_ch” '])('%j names French Switzerland', (raw) => {
  expect(siteNamed(raw)).toBe('CH_FR');
  expect(COMMON_ATTRIBUTES.site.parse(raw)).toBe('CH_FR');
});

const site = choice(['DE', 'CH_FR'], 'DE');

it.each([
  ['DE', 'DE'],
  ['ch_fr', 'CH_FR'],
  ['UK', undefined],
  ['DE AT', undefined],
  ['constructor', undefined],
])('a choice reads %j as %j', (raw, value) => {
  expect(site.parse(raw)).toBe(value);
});

const level = integer({ min: 1, max: 6 }, 2);

it.each([
  ['1', 1],
  ['6', 6],
  ['0', undefined],
  ['7', undefined],
  ['2.5', undefined],
  ['1e0', undefined],
  ['99999999999999999999', undefined],
])('a whole number reads %j as %j', (raw, value) => {
  expect(level.parse(raw)).toBe(value);
});

it('a text is at most as long as the service accepts', () => {
  const { parse, allowed } = text('onsite', 100);
  expect(parse('x'.repeat(100))).toBe('x'.repeat(100));
  expect(parse('x'.repeat(101))).toBeUndefined();
  expect(allowed).toBe('a text of at most 100 characters');
});

const header = tokens(['NO_FOOTER', 'NO_HEADER']);

it.each([
  ['NO_FOOTER', ['NO_FOOTER']],
  ['no_header no_footer', ['NO_FOOTER', 'NO_HEADER']],
  ['NO_HEADER,NO_FOOTER', ['NO_FOOTER', 'NO_HEADER']],
  ['NO_HEADER ,\n NO_HEADER', ['NO_HEADER']],
  ['NO_HEADER;NO_FOOTER', ['NO_FOOTER', 'NO_HEADER']],
  ['no_header_no_footer|“NO_MENU”', ['NO_FOOTER', 'NO_HEADER']],
  ['NO_MENU', []],
  [',', []],
])('tokens read %j as %j', (raw, value) => {
  expect(header.parse(raw)).toEqual(value);
});

const base = url(() => 'https://shop.example');

it.each(['https://api.example', 'http://localhost:8080/x/', '//cdn.example/', '/static/', 'static/', '?a=b'])(
  'an address may be %j, and is kept as given',
  (raw) => {
    expect(base.parse(raw)).toBe(raw);
  },
);

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'https://',
])('an address is never %j', (raw) => {
  expect(base.parse(raw)).toBeUndefined();
});
