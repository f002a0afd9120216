// @vitest-environment node
import { expect, it } from 'vitest';
import { withArticle } from './hungarian-article.ts';

it.each([
  ['az', 'Alza.hu Kft.'],
  ['az', 'Üveg Bt.'],
  ['az', '„Otthon” Zrt.'],
  ['az', 'OTP Bank'],
  ['az', 'LG Electronics'],
  ['az', 'MVM Zrt.'],
  ['az', 'Yves Rocher'],
  ['az', '5 perc Kft.'],
  ['az', '1 Falat Kft.'],
  ['az', '1000 Jó Kft.'],
  ['az', 's.Oliver'],
  ['az', 'M.A.C'],
  ['a', 'Kávé Kft.'],
  ['a', 'MOL Nyrt.'],
  ['a', "L'Oréal Magyarország Kft."],
  ['a', 'L’Occitane'],
  ['a', 'D.Kft.'],
  ['a', 'H&M Hungary'],
  ['a', 'Yamaha'],
  ['a', '100 Folk Kft.'],
  ['a', '4 Évszak Kft.'],
])('the article is "%s" before "%s"', (article, name) => {
  expect(withArticle(`hogy a(z) ${name} küldi`)).toBe(`hogy ${article} ${name} küldi`);
});

it('a text without "a(z)" stays as it is', () => {
  expect(withArticle('a Alza küldi')).toBe('a Alza küldi');
});
