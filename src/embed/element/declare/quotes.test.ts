// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { unquoted } from './quotes.ts';

it.each(['”AT”', '„AT“', '“AT”', '»AT«', '«AT»', '‹AT›', '’AT’', '‚AT‘', '″AT″', '"AT"', "'AT'", ' “ AT ” ', 'AT'])(
  'reads %s without what is around the word',
  (raw) => expect(unquoted(raw)).toBe('AT'),
);

it.each(['A”T', 'no_header', 'a-b', '', '»'])('keeps what is inside %j', (raw) => {
  expect(unquoted(raw)).toBe(raw === '»' ? '' : raw);
});
