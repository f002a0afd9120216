// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readEmailAddress } from './email-address.ts';

test.each([
  ['anna', 'not an address'],
  [`${'a'.repeat(245)}@example.org`, 'too long'],
  // Passes the form, and no URL parser.
  ['anna@\u0301a.example', 'no valid domain'],
])('%j is refused: %s', (text, fault) => {
  expect(readEmailAddress(text)).toEqual({ fault });
});

test('an address loses white space around it and invisible characters in it', () => {
  expect(readEmailAddress(' \u00A0an\u200Bna@example.org\uFEFF ')).toMatchObject({ email: 'anna@example.org' });
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
