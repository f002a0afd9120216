import { expect, it } from 'vitest';
import { shownTexts, withOffer, withWholeLegalForm } from './shown-texts.ts';

it.each([
  ['Palarnia Lipowa sp. z o.o.', 'Palarnia Lipowa sp.~z~o.o.'],
  ['Palarnia sp. z o. o. sp. k.', 'Palarnia sp.~z~o.~o.~sp.~k.'],
  ['Pražiareň Lipa s. r. o.', 'Pražiareň Lipa s.~r.~o.'],
  ['Lípa spol. s r.o.', 'Lípa spol.~s~r.o.'],
  ['Kaffeerösterei Lindner & Söhne GmbH & Co. KG', 'Kaffeerösterei Lindner &~Söhne GmbH~&~Co.~KG'],
  ['Lindner UG & Co KGaA', 'Lindner UG~&~Co~KGaA'],
  ['Radhaus Lindner & Co. GmbH', 'Radhaus Lindner~&~Co.~GmbH'],
  ['Lindner Handels GmbH und Co. KG', 'Lindner Handels GmbH~und~Co.~KG'],
  ['Dubois et Cie SA', 'Dubois~et~Cie~SA'],
  ['Lindner Consulting Bern', 'Lindner Consulting~Bern'],
  ['Velohaus Lindenmann Zug AG', 'Velohaus Lindenmann Zug~AG'],
  ['die Firma {{company}}', 'die Firma {{company}}'],
  ['Kahve San. ve Tic. Ltd. Şti.', 'Kahve San.~ve Tic.~Ltd.~Şti.'],
  ['Örnek A.Ş.', 'Örnek~A.Ş.'],
])('the legal form of %s stays on one line', (name, whole) => {
  expect(withWholeLegalForm(name)).toBe(whole.replaceAll('~', '\u00A0'));
});

it.each([
  ['shop.goods', 'kawa, moda i artykuły do domu', 'kawa, moda i~artykuły do domu'],
  ['shop.goods', 'könyv és zene', 'könyv és~zene'],
  ['shop.goods', 'Bücher und Wein.', 'Bücher und Wein'],
  ['shop.goods', 'Bücher, Spiele usw.', 'Bücher, Spiele usw.'],
  ['shop.goods', 'káva, čaj atď.', 'káva, čaj atď.'],
  ['shop.goods', 'káva, čaj a pod.', 'káva, čaj a~pod.'],
  ['shop.goods', 'káva, čaj aj.', 'káva, čaj aj.'],
  ['shop.goods', 'kawa, herbata i in.', 'kawa, herbata i~in.'],
  ['shop.goods', 'kahve, çay vs.', 'kahve, çay vs.'],
  ['shop.goods', 'Bücher, Spiele u. v. m.', 'Bücher, Spiele u. v. m.'],
  ['shop.goods', 'Bücher und mehr ...', 'Bücher und mehr'],
  ['shop.goods', 'Mode für alle!', 'Mode für alle'],
  ['shop.name', 'Káva a čaj', 'Káva a~čaj'],
  ['shop.company', 'Obchod v Bratislave s. r. o.', 'Obchod v~Bratislave s.~r.~o.'],
])(
  '%s of "%s" does not end a line with a short word, nor itself with the full stop of a sentence',
  (key, given, shown) => {
    expect(shownTexts({ [key]: given })).toEqual({ [key]: shown.replaceAll('~', '\u00A0') });
  },
);

it.each([
  ['New[: {{goods}}].', { 'shop.goods': 'tea' }, 'New: {{goods}}.'],
  ['New[: {{goods}}].', { 'shop.goods': ' ' }, 'New.'],
  ['Write[ or <contact>call</contact>].', { 'newsletter.link.contact': '' }, 'Write.'],
  ['New: {{goods}}.', { 'shop.goods': 'tea etc.' }, 'New: {{goods}}'],
  ['New (goods: {{goods}}).', { 'shop.goods': 'tea etc.' }, 'New (goods: {{goods}}).'],
  ['[See the <voucher>terms</voucher>.]', { 'newsletter.link.terms': '' }, ''],
  ['[See <hint>it</hint> and <usage>this</usage>.]', { 'newsletter.link.usage': '' }, ''],
  ['Club [beta] <b>x</b>[¹]', {}, 'Club [beta] <b>x</b>[¹]'],
])('%s with %j reads %j', (text, texts, shown) => {
  expect(shownTexts({ 'newsletter.link.hint': '/h', ...texts, text }).text).toBe(shown);
});

it.each([
  ['Sign up[ and save 10 %¹]', true, 'Sign up and save 10 %¹'],
  ['Sign up[ and save 10 %¹]', false, 'Sign up'],
  ['Save 10 %¹ [now]', false, 'Save 10 % [now]'],
])('%s with an offer: %s', (text, isOffered, shown) => {
  expect(withOffer(text, isOffered)).toBe(shown);
});
