// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FAILURE_TEXTS } from '../demo/confirm/failure-texts.ts';
import { PASSWORD_TEXTS } from '../src/ui/password-strength/password-texts.ts';
import { ELEMENTS, keysWhere, load, LOCALES, MAILS, tagsOf, WIDGETS, type Texts } from './bundles.ts';

/** Everything that tags and interface elements say in a locale. */
const allTexts = (locale: string): Texts => ({ ...load(WIDGETS, locale).texts, ...load(ELEMENTS, locale).texts });

describe('the widgets’ texts', () => {
  const german = load(WIDGETS, 'de-DE').texts;

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

  it('hold no ß in Switzerland', () => {
    expect(load(WIDGETS, 'de-CH').raw + load(ELEMENTS, 'de-CH').raw + load(MAILS, 'de-CH').raw).not.toMatch(/ß|ẞ/);
  });

  it('carry the links and the sender that the law asks for', () => {
    expect(tagsOf(german['newsletter.legalNotice'] ?? '')).toEqual(
      ['<usage>', '</usage>', '<hint>', '</hint>', '<contact>', '</contact>'].sort(),
    );
    expect(tagsOf(german['newsletter.privacyHint'] ?? '')).toEqual(['</privacy>', '<privacy>']);
    expect(tagsOf(german['newsletter.voucherFootnote'] ?? '')).toEqual(['</voucher>', '<voucher>']);
    for (const key of ['legalNotice', 'legals.label', 'consent.label']) {
      expect(german[`newsletter.${key}`]).toContain('{{company}}');
    }
  });

  // What each market's law wants to read in the declaration itself; see NOTES.md.
  describe.each([
    ['de-DE', { advertising: 'Werbung', evaluation: 'Ich willige außerdem ein', free: '', profile: 'Profiling' }],
    [
      'de-AT',
      { advertising: 'Werbung', evaluation: 'Ich willige außerdem ein', free: 'kostenlos', profile: 'Profiling' },
    ],
    [
      'de-CH',
      { advertising: 'Werbung', evaluation: 'Ich willige ausserdem ein', free: 'kostenlos', profile: 'Profiling' },
    ],
    [
      'fr-CH',
      { advertising: 'publicité', evaluation: 'J’accepte également', free: 'sans frais', profile: 'profilage' },
    ],
  ])('the consents of %s', (locale, { advertising, evaluation, free, profile }) => {
    const { texts } = load(WIDGETS, locale);
    const notice = texts['newsletter.legalNotice'] ?? '';
    const personal = texts['newsletter.consent.label'] ?? '';

    it('name the channel and call the mails advertising', () => {
      expect(notice).toContain(advertising);
      expect(notice).toMatch(/e-mail/i);
      expect(personal).toMatch(/e-mail/i);
    });

    it('say who sends what in the lines that show while the notice is folded', () => {
      expect(notice.slice(0, 110)).toMatch(/\{\{company\}\}/);
      expect(notice.slice(0, 110)).toContain(advertising);
    });

    it('declare consent to the evaluation, by a company that is named', () => {
      expect(notice).toContain(evaluation);
      expect(personal).toContain(profile);
      expect(notice + personal).not.toContain('{{shop}}');
    });

    it('say how to withdraw, and in Austria and Switzerland that it costs nothing', () => {
      expect(notice).toMatch(/widerrufen|révoquer/);
      for (const text of [notice, personal]) expect(text).toContain(free);
    });

    it('speak of the visitor in the first person and of the shop in the third', () => {
      expect(notice + personal).not.toMatch(/\b(wir|uns|unser\w*|nous|notre|nos)\b/i);
    });
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const texts = allTexts(locale);
    const text = (key: string): string => texts[key] ?? '';

    it('name the right age in the legal notice', () => {
      const ages = text('newsletter.legalNotice').match(/\b(?:16|18)\b/g);
      expect(ages).toEqual([locale === 'cs-CZ' || locale === 'sk-SK' ? '18' : '16']);
    });

    it('split the legal notice into paragraphs and call the second step double opt-in', () => {
      expect(text('newsletter.legalNotice').split('\n\n')).toHaveLength(2);
      expect(text('newsletter.legalNotice')).toMatch(/double[- ]opt[-\u2011]in/i);
    });

    it('mark the 10 % of the title with ¹ and begin the voucher footnote with it', () => {
      expect(text('newsletter.title')).toMatch(/10(?:\u00a0?%)?¹/);
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
        if (/\.label$|^ui\.|\.placeholder$|\.example$|\.title$/.test(key) && key !== 'newsletter.title') return 40;
        if (key === 'newsletter.voucherFootnote') return 300;
        return key === 'newsletter.legalNotice' ? 1200 : 220;
      };
      expect(keysWhere(texts, (value, key) => value.length > limitOf(key))).toEqual([]);
    });

    it('refuse a bad character in both names with one sentence', () => {
      expect(text('newsletter.lastName.invalid')).toBe(text('newsletter.firstName.invalid'));
    });
  });

  it('name İYS, the 14 days and the 2 years in Turkey, and a declaration in the first person', () => {
    const turkish = load(WIDGETS, 'tr-TR').texts;
    expect(turkish['newsletter.legalNotice']).toMatch(/İYS/);
    expect(turkish['newsletter.legalNotice']).toMatch(/14 gün/);
    expect(turkish['newsletter.legalNotice']).toMatch(/2 yıl/);
    expect(turkish['newsletter.legals.label']).toMatch(/onaylıyorum\..*İYS/);
    expect(turkish['newsletter.consent.label']).toMatch(/açık rıza veriyorum\./);
  });

  it('keep what is declared and what is told apart in Turkey, and name the notice of the data protection act', () => {
    const [declared, told] = (load(WIDGETS, 'tr-TR').texts['newsletter.legalNotice'] ?? '').split('\n\n');
    expect(declared).toMatch(/gönderilmesini kabul eder/);
    expect(declared).not.toMatch(/değerlendiril/);
    expect(told).toMatch(/^Bilgilendirme: .*değerlendirilir.*<usage>KVKK Aydınlatma Metni/);
    expect(told).not.toMatch(/onay|rıza|kabul/i);
  });

  it('name the advertising act and the voucher’s month and single use in Hungary', () => {
    const hungarian = load(WIDGETS, 'hu-HU').texts;
    expect(hungarian['newsletter.legalNotice']).toContain(
      'a gazdasági reklámtevékenység alapvető feltételeiről és egyes korlátairól szóló 2008. évi XLVIII. törvény (Grt.) 6.\u00a0§',
    );
    expect(hungarian['newsletter.voucherFootnote']).toMatch(/1 hónapig érvényes.*egyszer használható/);
  });

  it('consent to the advertising and to each use of the data in Hungary, the advertising first', () => {
    const hungarian = load(WIDGETS, 'hu-HU').texts;
    expect(hungarian['newsletter.legalNotice']).toMatch(
      /^A feliratkozással hozzájárulok ahhoz, hogy .*kezelje .*\(megszólítás, név, e-mail-cím\)\. Ahhoz is hozzájárulok, hogy .*elemezze/,
    );
    expect(hungarian['newsletter.consent.label']).toMatch(/Hozzájárulok ahhoz, hogy .*elemezze/);
  });

  it.each(['hu-HU', 'tr-TR'])('name the company that is given the consents in %s, not the shop', (locale) => {
    for (const key of ['legalNotice', 'legals.label', 'consent.label']) {
      const consent = load(WIDGETS, locale).texts[`newsletter.${key}`];
      expect(consent).toContain('{{company}}');
      expect(consent).not.toContain('{{shop}}');
    }
  });

  it('put no ending on a name in Turkey', () => {
    const { texts } = load(WIDGETS, 'tr-TR');
    expect(keysWhere(texts, (text) => /\{\{(?:shop|company|address)\}\}[’\p{L}]/u.test(text))).toEqual([]);
  });
});

describe.each(['hu-HU', 'tr-TR'] as const)('the confirmation mail in %s', (locale) => {
  const { texts } = load(MAILS, locale);

  it('sells nothing before the click', () => {
    const sells = (text: string, key: string) =>
      !key.startsWith('confirmed.') && /10|kupon|indirim|kedvezmény/i.test(text);
    expect(keysWhere(texts, (text, key) => key !== 'senderBlock' && sells(text, key))).toEqual([]);
  });

  it('says who sends it, with the entry in the register and a way to write', () => {
    expect(texts['senderBlock']).toMatch(
      locale === 'hu-HU'
        ? /^\{\{company\}\}\n.*\d{4} .*\nCégjegyzékszám: \d{2}-\d{2}-\d{6} .*\nAdószám: \d{8}-\d-\d{2}\n.*@/
        : /^\{\{company\}\}\n.*\d{5} .*\nTicaret sicil no: \d.*\nMERSİS no: \d{16}\n.*@/,
    );
  });

  it('words a retry as the form does', () => {
    expect(FAILURE_TEXTS[locale].retry).toBe(load(WIDGETS, locale).texts['newsletter.error.retry']);
  });
});

describe('the confirmation mail', () => {
  it('says in Turkey that the consent was received, and how to refuse it', () => {
    const { texts } = load(MAILS, 'tr-TR');
    expect(texts['body']).toMatch(/ticari elektronik ileti onayınızı aldık/);
    expect(texts['ignore']).toMatch(/Onayınızı .*reddedebilirsiniz/);
    expect(texts['refuse']).toMatch(/onayını reddet/);
  });

  it('gives the rule of the voucher in Hungary once the sign-up is confirmed', () => {
    expect(load(MAILS, 'hu-HU').texts['confirmed.text']).toMatch(/1 hónapig érvényes.*egyszer használható/);
  });
});
