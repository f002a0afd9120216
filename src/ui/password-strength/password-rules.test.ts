// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ratePassword } from './password-rules.ts';
import { PASSWORD_LANGUAGES, PASSWORD_TEXTS } from './password-texts.ts';

describe('the rating of a password', () => {
  it.each([
    ['', 'weak'],
    ['Aa1', 'weak'],
    ['Abcde12', 'weak'],
    ['        ', 'weak'],
    ['abcdefgh', 'ok'],
    ['12345678', 'ok'],
    ['abcd1234', 'strong'],
    ['abcdEFGH', 'strong'],
    ['Abcde123', 'veryStrong'],
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

  it.each(PASSWORD_LANGUAGES)(
    'follow a colon in %s, which in French stands after a narrow no-break space',
    (language) => {
      expect(PASSWORD_TEXTS[language].label).toMatch(language === 'fr-CH' ? /\S\u202f:$/ : /\p{L}:$/u);
    },
  );
});
