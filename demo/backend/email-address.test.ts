// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readEmailAddress } from './email-address.ts';

describe('an address', () => {
  test.each([
    ['anna@example.org'],
    ['anna+kaffee@example.org'],
    ["o'neil@example.org"],
    ['a@b.co'],
    ['anna@mail.shop.example.org'],
    ['anna@müller.example'],
    ['anna@xn--mller-kva.example'],
    ['anna@example.photography'],
    ['anna@example.xn--p1ai'],
    ['anna@παράδειγμα.δοκιμή'],
    ['a_b-c.d@1and1.example.de'],
    [`${'a'.repeat(243)}@example.org1x`.replace('1x', 'x')],
  ])('%s is valid', (text) => {
    expect(readEmailAddress(text)).toMatchObject({ email: text });
  });

  test.each([
    ['', 'empty'],
    [' \u200B ', 'empty'],
    ['anna', 'no @'],
    ['@example.org', 'nothing before the @'],
    ['anna@', 'no dotted domain'],
    ['anna@localhost', 'no dotted domain'],
    ['anna@example..org', 'no valid domain'],
    ['anna@.example.org', 'no valid domain'],
    ['anna@example.org.', 'no valid domain'],
    ['anna@-example.org', 'no valid domain'],
    ['anna@example-.org', 'no valid domain'],
    ['anna@\u0301a.example', 'no valid domain'],
    ['anna@exam_ple.org', 'no valid domain'],
    ['anna@exa mple.org', 'no valid domain'],
    ['anna@[127.0.0.1]', 'no valid domain'],
    ['anna@127.0.0.1', 'no valid top-level domain'],
    ['anna@example.c', 'no valid top-level domain'],
    ['anna@example.0rg', 'no valid top-level domain'],
    ['anna@example.or9', 'no valid top-level domain'],
    ['anna@example.123', 'no valid top-level domain'],
    ['anna@mail.example.c', 'no valid top-level domain'],
    ['anna..b@example.org', 'a dot in a wrong place'],
    ['.anna@example.org', 'a dot in a wrong place'],
    ['anna.@example.org', 'a dot in a wrong place'],
    ['änna@example.org', 'a character that is not allowed before the @'],
    ['an na@example.org', 'a character that is not allowed before the @'],
    ['anna@beate@example.org', 'a character that is not allowed before the @'],
    ['anna\r\nBcc: x@example.org', 'a character that is not allowed before the @'],
    ['"anna"@example.org', 'a character that is not allowed before the @'],
    [`${'a'.repeat(245)}@example.org`, 'longer than 256 characters'],
  ])('%j is refused: %s', (text, fault) => {
    expect(readEmailAddress(text)).toEqual({ fault });
  });

  test('loses white space around it and invisible characters in it', () => {
    expect(readEmailAddress(' \u00A0an\u200Bna@example.org\uFEFF ')).toMatchObject({ email: 'anna@example.org' });
  });

  test.each([
    ['labels of a letter and a hyphen', `${'a.'.repeat(25_000)}@${'b-'.repeat(25_000)}`],
    ['hyphens', `a@${'-'.repeat(50_000)}`],
    ['at signs', '@'.repeat(50_000)],
    ['invisible characters and blanks', `${'\u200B'.repeat(25_000)}${'a '.repeat(25_000)}`],
  ])('is refused for its length, made of %s', (_fact, text) => {
    expect(readEmailAddress(text)).toEqual({ fault: 'longer than 256 characters' });
  });

  test('is refused for its top-level domain after as many labels as fit', () => {
    expect(readEmailAddress(`${'a'.repeat(128)}@${'b.'.repeat(60)}c`)).toEqual({ fault: 'no valid top-level domain' });
  });
});

test('an address is known by small letters and Punycode', () => {
  expect(identityOf('Anna@MÜLLER.example')).toBe('anna@xn--mller-kva.example');
});

describe('two spellings', () => {
  test.each([
    ['Anna@example.org', 'anna@EXAMPLE.org'],
    ['anna@müller.example', 'ANNA@xn--mller-kva.example'],
    ['anna@mu\u0308ller.example', 'anna@m\u00FCller.example'],
  ])('%s and %s are one address', (first, second) => {
    expect(identityOf(first)).toBe(identityOf(second));
  });

  test.each([
    ['anna@example.org', 'anna+b@example.org'],
    ['anna.b@example.org', 'annab@example.org'],
  ])('%s and %s are two addresses', (first, second) => {
    expect(identityOf(first)).not.toBe(identityOf(second));
  });
});

function identityOf(text: string): string {
  const address = readEmailAddress(text);
  if ('fault' in address) throw new Error(address.fault);
  return address.identity;
}
