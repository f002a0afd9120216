// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shownTexts } from '../src/embed/i18n/shown-texts.ts';
import { PASSWORD_TEXTS } from '../src/ui/password-strength/password-texts.ts';
import { demoTexts, ELEMENTS, keysWhere, load, LOCALES, WIDGETS, type Texts } from '../test/support/locale-files.ts';

/** Everything that tags and interface elements say in a locale. */
const allTexts = (locale: string): Texts => ({ ...load(WIDGETS, locale).texts, ...load(ELEMENTS, locale).texts });

describe('the widgets’ texts', () => {
  const toTheLetter: Texts = {
    'newsletter.email.required': 'Die E-Mail-Adresse ist ein Pflichtfeld.',
    'newsletter.email.invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'newsletter.firstName.invalid': 'Dieses Feld enthält ungültige Zeichen.',
    'newsletter.lastName.invalid': 'Dieses Feld enthält ungültige Zeichen.',
    'newsletter.firstName.required': 'Der Vorname ist ein Pflichtfeld.',
    'newsletter.lastName.required': 'Der Nachname ist ein Pflichtfeld.',
    'newsletter.error.generic':
      'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
    'newsletter.invalidLink':
      'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
    'ui.backToTop': 'Nach oben',
    'ui.loading': 'Lädt',
    'ui.openMenu': 'Menü öffnen',
    'ui.close': 'Schließen',
    'ui.copyCode': 'Code kopieren',
    'ui.codeCopied': 'Code kopiert',
    'ui.showMore': 'Mehr anzeigen',
    'ui.showLess': 'Weniger anzeigen',
    'ui.clear': 'Löschen',
    'ui.search': 'Suchen',
    'ui.showPassword': 'Zeige Passwort',
    'ui.hidePassword': 'Verstecke Passwort',
    'ui.page': 'Seite {{page}} von {{totalPages}}',
    'ui.previousPage': 'Vorherige Seite',
    'ui.nextPage': 'Nächste Seite',
    'ui.nationalNumber': 'Nationale Rufnummer',
    'ui.districtCode': 'Bezirksvorwahl',
    'ui.skipList': 'Auflistung überspringen',
    'ui.endOfList': 'Ende der Auflistung',
    'ui.previousSlide': 'Zum vorherigen Slide',
    'ui.nextSlide': 'Zum nächsten Slide',
  };

  it.each(['de-DE', 'de-AT'])('give the specified German sentences to the letter in %s', (locale) => {
    expect(allTexts(locale)).toMatchObject(toTheLetter);
  });

  it('give the specified German sentences with ss for ß in Switzerland', () => {
    const swiss = Object.entries(toTheLetter).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]);
    expect(allTexts('de-CH')).toMatchObject(Object.fromEntries(swiss) as Texts);
  });

  it.each(['de-DE', 'de-AT', 'de-CH'] as const)(
    'call the strength of a password by its specified name in %s',
    (locale) => {
      expect(PASSWORD_TEXTS[locale].label).toBe('Passwortstärke:');
    },
  );

  describe.each(LOCALES)('in %s', (locale) => {
    // Without the words about goods that a shop may name.
    const texts = shownTexts(allTexts(locale));
    const text = (key: string): string => texts[key] ?? '';

    it('split the legal notice into two paragraphs', () => {
      expect(text('newsletter.legalNotice').split('\n\n')).toHaveLength(2);
    });

    it('mark the 10 % of title and badge with ¹, after the words that belong to it, and begin the footnote with it', () => {
      expect(text('newsletter.title')).toMatch(/10[^.,:¹]*¹(?! Rabatt)/);
      expect(text('newsletter.offer.label')).toMatch(/\S¹$/);
      expect(text('newsletter.voucherFootnote')).toMatch(/^¹ \S/);
    });

    it('fit the places where they show', () => {
      const limitOf = (key: string): number => {
        if (key === 'newsletter.offer.value') return 5;
        if (key === 'newsletter.offer.label') return 12;
        if (/^newsletter\.(submit|submitting|error\.retry)$/.test(key)) return 26;
        if (/^newsletter\.(legals|consent)\.label$/.test(key)) return 400;
        if (/^newsletter\.salutation\.(MRS|MR|DIVERS|COMPANY)$/.test(key)) return 20;
        // Read out, never shown.
        if (key === 'ui.energyClass') return 100;
        if (
          /\.label$|^ui\.|\.(?:clear|more|less|another)$|\.placeholder$|\.example$|\.title$/.test(key) &&
          key !== 'newsletter.title'
        )
          return 40;
        return key === 'newsletter.legalNotice' ? 1200 : 220;
      };
      expect(keysWhere(texts, (value, key) => value.length > limitOf(key))).toEqual([]);
    });
  });

  it('put no ending on a name in Turkey, and keep the specified periods', () => {
    const { texts } = load(WIDGETS, 'tr-TR');
    expect(texts['newsletter.legalNotice.retention']).toMatch(/14\sgün.*2\syıl/);
    expect(keysWhere(texts, (text) => /\{\{(?:shop|company|address)\}\}[’\p{L}]/u.test(text))).toEqual([]);
  });
});

it.each(['hu-HU', 'tr-TR'] as const)('the confirmation page in %s words a retry as the form does', (locale) => {
  expect(demoTexts(locale).failure.retry).toBe(load(WIDGETS, locale).texts['newsletter.error.retry']);
});
