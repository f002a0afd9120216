// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shownTexts } from '../src/embed/i18n/shown-texts.ts';
import { type Locale, LOCALES } from '../src/embed/market/sites.ts';
import { demoTexts, load, type Texts, WIDGETS } from '../test/support/locale-files.ts';

interface Words {
  /** How the first sentence of the notice begins; in Turkey the notice informs, and the box below it declares. */
  readonly begins?: string;
  readonly withdraw: RegExp;
  /** Evaluating what somebody does: a purpose that the notice must not add to the advertising. */
  readonly evaluate: RegExp;
  /** The shop whose use is evaluated for personal offers. */
  readonly shop: string;
}

const GERMAN: Words = {
  begins: 'Ich willige',
  withdraw: /widerruf/u,
  evaluate: /auswert|öffne|Profil/u,
  shop: 'Onlineshop',
};

/** What the built-in consents say, as stems: the words of a shop are its own. */
const WORDS: Readonly<Record<Locale, Words>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    begins: 'J’accepte',
    withdraw: /révoqu|retir/u,
    evaluate: /analys|ouverture|profil/u,
    shop: 'boutique',
  },
  'pl-PL': {
    begins: 'Zgadzam się',
    withdraw: /wycof|cofn/u,
    evaluate: /analizow|otwieram|profilow/u,
    shop: 'sklepu',
  },
  'cs-CZ': {
    begins: 'Souhlasím',
    withdraw: /odvol/u,
    evaluate: /vyhodnoc|otev[ií]r|profil/u,
    shop: 'obchod',
  },
  'sk-SK': {
    begins: 'Súhlasím',
    withdraw: /odvol/u,
    evaluate: /vyhodnoc|otvár|profil/u,
    shop: 'obchod',
  },
  'hu-HU': {
    begins: 'Hozzájárulok',
    withdraw: /visszavon/u,
    evaluate: /elemez|megnyit|profil/u,
    shop: 'webáruház',
  },
  'tr-TR': {
    withdraw: /geri al/u,
    evaluate: /değerlendir|tıkla|profil/u,
    shop: 'site',
  },
};

describe.each(LOCALES)('the built-in consents of %s', (locale) => {
  const { begins, withdraw, evaluate, shop } = WORDS[locale];
  const texts: Texts = shownTexts({ ...load(WIDGETS, locale).texts, 'shop.goods': 'XYZ' });
  const text = (key: string): string =>
    (texts[key] ?? '').replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('\u2011', '-');
  const notice = text('newsletter.legalNotice');
  const box = text('newsletter.legals.label');
  const personal = text('newsletter.consent.label');
  const summary = text('newsletter.legalNotice.summary');

  it('name the sender, never the shop by its name alone', () => {
    for (const declaration of [notice, box, personal]) {
      expect(declaration).toContain('{{sender}}');
      expect(declaration).not.toContain('{{shop}}');
    }
  });

  it.runIf(begins)('begin with the consent, in one sentence that names the sender', () => {
    expect(notice.startsWith(begins ?? '')).toBe(true);
    // No full stop after it, which “s.r.o.” has already.
    expect(notice).toMatch(/^[^.;–([]*\{\{sender\}\}(?! \(|\.)/u);
  });

  it.skipIf(begins)('are declared beside the box, and the notice only informs', () => {
    expect(notice).not.toMatch(/(?:kabul|beyan) ed|onaylıyorum|rıza veriyorum/u);
    expect(box).toMatch(/onaylıyorum|onay veriyorum/u);
    expect(box).toMatch(/ticari elektronik ileti/iu);
    expect(box).toContain('{{age}}');
    expect(box).toContain('İYS');
  });

  it('ask for an age of 16 or more, in the notice and in the sentence that is never folded', () => {
    expect(Number(texts['shop.age'])).toBeGreaterThanOrEqual(16);
    for (const part of [notice, summary]) {
      expect(part).toContain('{{age}}');
      expect(part).not.toMatch(/\b1[68]\b/u);
    }
  });

  it('say how they are withdrawn, also in the sentence that is never folded', () => {
    for (const part of [notice, personal, summary]) expect(part).toMatch(withdraw);
    expect(notice).toMatch(/<contact>[^<]+<\/contact>/u);
  });

  it('declare advertising and no other purpose in the notice', () => {
    expect(notice).not.toMatch(evaluate);
    expect(personal).toMatch(evaluate);
  });

  it('evaluate “my data” for personal offers, and advertise a range of goods, not what suits me', () => {
    const label = load(WIDGETS, locale).texts['newsletter.consent.label'] ?? '';
    expect(label).toMatch(/(?:Daten|données|dane|údaje|adat|veri)[^:]* \(profil/iu);
    expect(label).toMatch(/\[ \(\p{L}[^()]*: \{\{goods\}\}\)\]/u);
  });

  it('cover the use of the shop, which a withdrawal ends', () => {
    for (const part of [personal, demoTexts(locale).refusal.withdrawnText]) expect(part).toContain(shop);
  });
});
