// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ratePassword } from './password-rules.ts';
import { PASSWORD_LANGUAGES, PASSWORD_TEXTS } from './password-texts.ts';

describe('the rating of a password', () => {
  it.each([
    ['', 'weak'],
    ['a', 'weak'],
    ['Aa1', 'weak'],
    ['Abcde12', 'weak'],
    ['!!!!!!!!', 'weak'],
    ['        ', 'weak'],
    ['abcdefgh', 'ok'],
    ['ABCDEFGH', 'ok'],
    ['12345678', 'ok'],
    ['abc-def-', 'ok'],
    ['abcd1234', 'strong'],
    ['ABCD1234', 'strong'],
    ['abcdEFGH', 'strong'],
    ['Abcde123', 'veryStrong'],
    ['Passwort1', 'veryStrong'],
    ['ąćęłńóśź', 'ok'],
    ['ĄĆĘŁńóś1', 'veryStrong'],
    ['ıışğüçöİ', 'strong'],
    ['😀😀😀😀a1', 'weak'],
    ['😀😀😀😀😀😀a1', 'strong'],
  ] as const)('“%s” is %s', (password, rating) => {
    expect(ratePassword(password)).toBe(rating);
  });
});

describe('the words of the strength', () => {
  it.each(PASSWORD_LANGUAGES)('are all there in %s, each level with its own', (language) => {
    const { weak, ok, good, strong, veryStrong, label } = PASSWORD_TEXTS[language];
    expect(new Set([weak, ok, strong, veryStrong]).size).toBe(4);
    expect(new Set([weak, good, strong]).size).toBe(3);
    expect(label).not.toBe('');
  });
});
