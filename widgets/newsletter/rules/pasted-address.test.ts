import { expect, test } from 'vitest';
import { addressIn } from './pasted-address.ts';

test.each([
  ['Eva Muster <eva@example.org>'],
  ['"Muster, Eva" <eva@example.org>;'],
  ['eva@example.org <eva@example.org>'],
  ["'eva@example.org'"],
  ['„eva@example.org“'],
  ['(eva@example.org)'],
  ['E-Mail: eva@example.org'],
  ['Eva\tMuster\teva@example.org'],
  ['Eva Muster &lt;eva@example.org&gt;'],
  ['mailto:eva@example.org'],
  ['mailto://eva@example.org'],
  ['MAILTO:eva%40example.org?subject=Hallo%20Du&cc=otto@example.org'],
  ['eva%40example.org'],
  ['eva@example.org;'],
  ['eva@example.org,'],
  ['eva@example.org.'],
  ['\u200beva@example.org>'],
  ['eva @example.org'],
  ['eva@ example.org'],
  ['eva@example .org'],
  ['eva@example. org'],
  ['  eva @ example . org  '],
  ['Eva Muster <eva @example. org>'],
])('the one address is taken out of %s', (pasted) => {
  expect(addressIn(pasted)).toBe('eva@example.org');
});

test.each([
  ['eva@mail. example. org', 'eva@mail.example.org'],
  ['eva@example. Org', 'eva@example.Org'],
])('blanks beside the dots of a longer domain, or before a capital, go: %s', (pasted, address) => {
  expect(addressIn(pasted)).toBe(address);
});

test.each([
  ['an address', 'eva@example.org'],
  ['an address between blanks', ' eva@example.org '],
  ['two addresses', 'eva@example.org, otto@example.org'],
  ['two addresses in brackets', 'Eva <eva@example.org>, Otto <otto@example.org>'],
  ['an address with a word before it', 'eva muster@example.org'],
  ['an address with a comma for a dot', 'eva,muster@example.org'],
  ['an address with a colon for a dot', 'eva:muster@example.org'],
  ['a domain that is cut', 'eva@example.co m'],
  ['an address with a sentence after it', 'eva@example.org. Danke'],
  ['a local part with a blank after its dot', 'eva. muster@example.org'],
  ['two @', 'eva@home@example.org'],
  ['a broken encoding', 'mailto:eva%zz@'],
  ['a text without an address', 'Eva <Muster>'],
  ['a long text', `<eva@example.org>${' '.repeat(1000)}`],
])('nothing is taken out of %s', (_what, pasted) => {
  expect(addressIn(pasted)).toBeUndefined();
});
