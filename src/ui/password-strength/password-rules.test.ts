import { expect, it } from 'vitest';
import { ratePassword } from './password-rules.ts';

it.each([
  ['', 'weak'],
  ['Abcde12', 'weak'],
  ['abcdefgh', 'ok'],
  ['12345678', 'ok'],
  ['abcd1234', 'strong'],
  ['abcdEFGH', 'strong'],
  ['Abcde123', 'veryStrong'],
  ['ĄĆĘŁńóś1', 'veryStrong'],
  ['ıışğüçöİ', 'strong'],
  ['😀😀😀😀a1', 'weak'],
  ['😀😀😀😀😀😀a1', 'strong'],
] as const)('the rating of a password “%s” is %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating);
});
