import { expect, test } from 'vitest';
import { cleanName, isName } from './person-name.ts';

test.each([
  ['blanks around it are removed', '  Anna \t', 'Anna'],
  ['a typographic apostrophe becomes a plain one', 'O\u2019Brien', "O'Brien"],
  ['an opening quote becomes an apostrophe', '\u2018t Hooft', "'t Hooft"],
  ['a no-break hyphen becomes a plain one', 'Anne\u2011Marie', 'Anne-Marie'],
  ['a dash becomes a hyphen', 'Anne\u2013Marie', 'Anne-Marie'],
  ['invisible characters are removed', '\u200eAn\u200bna\ufe0f', 'Anna'],
  ['a Roman numeral in one character becomes letters', 'Otto Ⅲ', 'Otto III'],
  ['a modifier apostrophe becomes a plain one', 'O\u02bcBrien', "O'Brien"],
  ['a letter and its mark become one', 'Zoe\u0308', 'Zo\u00eb'],
  ['each run of inner white space becomes one blank', 'Anna \t\u00a0 Maria\n\nLuise', 'Anna Maria Luise'],
])('a name is cleaned before it is sent: %s', (_fact, typed, sent) => {
  expect(cleanName(typed)).toBe(sent);
});

test.each([
  [''],
  ['İpek Yıldız Şahin'],
  ['हिन्दी'],
  ['Dr. med. Anna'],
  ['Muster GmbH & Co. KG'],
  ['A/S Muster'],
  ['de.'],
  ['Annawww.Otto'],
  ['Dr.in'],
  ['A.de.Vries'],
  ['de.Anna'],
  ['Anna.Commer'],
  ['A/S.Muster'],
  ['A.B/C.D'],
  ['St.Anna /Muster'],
  ['Col·lell'],
  ['GAL·LA'],
  ['J.de Vries'],
  ['Th.de Groot'],
  ['P.de la Cruz'],
  ['M.Be'],
  ['Sr.It'],
])('the name %s is accepted', (typed) => {
  expect(isName(cleanName(typed))).toBe(true);
});

test.each(['+', '&', "'", '`', '´', ',', '(', ')', '/', '.', '-', ' '])('a name may contain %s', (symbol) => {
  expect(isName(`A${symbol}B`)).toBe(true);
});

test.each([...Array.from('!"#$%*:;<=>?@[\\]^_{|}~§€°²³¿¡…„“”«»·—•©®™×÷😀'), '\u0000'])(
  'a name with the character %s is refused',
  (character) => {
    expect(isName(cleanName(`A${character}B`))).toBe(false);
  },
);

test.each([
  ['Anna (www.)'],
  ['x.ai'],
  ['x.email'],
  ['x.name'],
  ['x.gl'],
  ['j.de Vries'],
  ['DB.de Vries'],
  ['M.Be/abc'],
  ['Shop.De'],
  ['WIN Bit.Ly'],
  ['xn--mller-kva.de'],
  ['shop.com.'],
  ['Anna,shop.com'],
  ['a&www.x'],
  ['goo.gl/abc'],
  ['Gewinn evil.party/'],
  ['xn--e1awd7f.xn--p1ai'],
])('the name %s is refused, because it contains a web address', (typed) => {
  expect(isName(cleanName(typed))).toBe(false);
});
