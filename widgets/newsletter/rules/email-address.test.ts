import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from './email-address.ts';

const LABEL_63 = 'a'.repeat(63);

test.each([
  ['a@example.com'],
  ["!#$%&'*+/=?^_`{|}~-@example.com"],
  ['anna@my-shop.example'],
  ['anna@пример.рф'],
  ['anna@example.xn--p1ai'],
  ['anna@हिन्दी.भारत'],
  [`anna@${LABEL_63}.com`],
])('an address that is one %s passes', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no @', 'anna.example.com'],
  ['no dot in the domain', 'anna@example'],
  ['a dot before the @', 'anna.@example.com'],
  ['two @', 'anna@home@example.com'],
  ['a space before the @', 'anna muster@example.com'],
  ['an umlaut before the @', 'änne@example.com'],
  ['a top level of one letter', 'anna@example.c'],
  ['a top level that begins with a digit', 'anna@example.0com'],
  ['a hyphen first in the domain', 'anna@-example.com'],
  ['a hyphen last in the domain', 'anna@example-.com'],
  ['a digit last in the top level', 'anna@example.com2'],
  ['a hyphen last in the top level', 'anna@example.xn--'],
  ['a label of 64 letters', `anna@a${LABEL_63}.com`],
])('an invalid address with %s is refused', (_reason, address) => {
  expect(isEmail(address)).toBe(false);
});

test.each([
  ['spaces go', '  anna@example.com  ', 'anna@example.com'],
  ['a no-break space goes', '\u00a0anna@example.com\u00a0', 'anna@example.com'],
  ['a zero-width space goes', 'anna\u200b@example\u200b.com', 'anna@example.com'],
  ['joiners go', 'an\u200cna@exam\u200dple.com', 'anna@example.com'],
  ['a soft hyphen goes', 'anna@exam\u00adple.com', 'anna@example.com'],
  ['a mark of direction goes', '\u061canna@example.com\u2069', 'anna@example.com'],
  ['a letter and its mark become one', 'anna@mu\u0308ller.de', 'anna@m\u00fcller.de'],
  ['capitals and visible characters stay', "O'Brien+News@Maßmüller.DE", "O'Brien+News@Maßmüller.DE"],
])('what comes along when an address is pasted: %s', (_what, pasted, clean) => {
  expect(cleanEmail(pasted)).toBe(clean);
});
