// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { faultOfPersonName, normaliseName } from './person-name.ts';

describe('a name that holds a web address', () => {
  test.each([
    'evil.com',
    'www.evil',
    'bit.ly/3xYz',
    'evil.win/abc',
    'Gewinn evil.com/x',
    'Anna,evil.com',
    'a/evil.com',
    '´evil.com´',
    'a&www.x',
    'evil.com-',
    'evil.se',
    'Klick www.evil.com',
    'Klick\twww.evil.com',
    'Klick\nevil.com',
    'evil.com.',
    'evil.com)',
    'evil.com).',
    '(evil.com',
    '((www.evil.com',
    'evil.com,',
    'EVIL.Com',
    'müller.de',
    'xn--e1awd7f.xn--p1ai',
    'xn--e1awd7f.xn--p1ai/x',
    'evil.com/',
  ])('is refused: %j', (name) => {
    expect(faultOfPersonName(name)).toBe('looks like a web address');
  });
});

describe('a name', () => {
  test.each([
    'J.R.R. Tolkien',
    'J.R.R.',
    'Dr. Meier',
    'Dr.Meier',
    'Dr.No',
    'Dipl.Ing/FH',
    'A.de.Vries',
    'A.de-Vries',
    'St. John',
    'Anna B.',
    'Müller-Lüdenscheidt',
    'Kovács A.',
    'Anna/Otto',
    'c/o Müller',
    'A.B./C.D.',
    'Sammy Davis, Jr.',
    'Muster (Firma)',
    'Muster GmbH & Co. KG',
    'Com',
    'www',
    'Annawww.Otto',
    'x'.repeat(40),
  ])('passes: %j', (name) => {
    expect(faultOfPersonName(name)).toBeUndefined();
  });

  test.each([
    ['x'.repeat(41), 'longer than 40 characters'],
    ['Anna<b>', 'a character that is not allowed'],
    [' \u00A0', 'blank'],
    ['', 'blank'],
  ])('is refused: %j is %s', (name, fault) => {
    expect(faultOfPersonName(name)).toBe(fault);
  });

  test.each([
    ['Anna\n\nIhr Konto ist gesperrt', 'Anna Ihr Konto ist gesperrt'],
    [' Anna \t  Maria\r\n', 'Anna Maria'],
    ['Anna\u00A0\u2028Maria', 'Anna Maria'],
    ['O\u2019Neil', "O'Neil"],
    ['Zoe\u0308', 'Zo\u00EB'],
  ])('is kept in one line and one spelling: %j', (typed, kept) => {
    expect(normaliseName(typed)).toBe(kept);
  });
});
