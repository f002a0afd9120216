import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from './email-address.ts';

const LABEL_63 = 'a'.repeat(63);

test.each([
  ['anna@example.com'],
  ['anna+news@example.com'],
  ['a@example.com'],
  ["!#$%&'*+/=?^_`{|}~-@example.com"],
  ['anna@my-shop.example'],
  ['anna@müller.de'],
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
  ['nothing before the @', '@example.com'],
  ['nothing after the @', 'anna@'],
  ['no dot in the domain', 'anna@example'],
  ['a leading dot', '.anna@example.com'],
  ['a dot before the @', 'anna.@example.com'],
  ['two @', 'anna@home@example.com'],
  ['a space before the @', 'anna muster@example.com'],
  ['an umlaut before the @', 'änne@example.com'],
  ['a top level of one letter', 'anna@example.c'],
  ['a top level that begins with a digit', 'anna@example.0com'],
  ['an IP address', 'anna@192.168.0.1'],
  ['a hyphen first in the domain', 'anna@-example.com'],
  ['a hyphen last in the domain', 'anna@example-.com'],
  ['a digit last in the top level', 'anna@example.com2'],
  ['a hyphen last in the top level', 'anna@example.xn--'],
  ['a label of 64 letters', `anna@a${LABEL_63}.com`],
])('an invalid address with %s is refused', (_reason, address) => {
  expect(isEmail(address)).toBe(false);
});

test.each([
  ['spaces', '  anna@example.com  '],
  ['a no-break space', '\u00a0anna@example.com\u00a0'],
  ['a zero-width space', 'anna\u200b@example\u200b.com'],
  ['joiners', 'an\u200cna@exam\u200dple.com'],
  ['a soft hyphen', 'anna@exam\u00adple.com'],
  ['a mark of direction', '\u061canna@example.com\u2069'],
])('what comes along when an address is pasted: %s is taken away', (_what, pasted) => {
  expect(cleanEmail(pasted)).toBe('anna@example.com');
});

test('what comes along when an address is pasted: a letter and its mark become one', () => {
  expect(cleanEmail('anna@mu\u0308ller.de')).toBe('anna@m\u00fcller.de');
});

test('what comes along when an address is pasted: leaves capitals and visible characters alone', () => {
  expect(cleanEmail("O'Brien+News@Maßmüller.DE")).toBe("O'Brien+News@Maßmüller.DE");
});
