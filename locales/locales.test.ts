// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ELEMENTS, keysWhere, load, LOCALES, localesIn, MAILS, placeholdersOf, tagsOf, WIDGETS } from './bundles.ts';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

/** Letters of a language beyond a to z; a Slovak ľ in a Czech text is a slip that no spell checker of ours sees. */
const LETTERS: Record<string, string> = {
  cs: 'áčďéěíňóřšťúůýž',
  'de-AT': 'äöüß',
  'de-CH': 'äöü',
  'de-DE': 'äöüß',
  fr: 'àâçéèêëîïôœùû',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  tr: 'çğıöşü',
};

/** One-letter words that may not end a line. */
const ONE_LETTER_WORDS: Record<string, string> = { cs: 'aikosuvz', pl: 'aiouwz', sk: 'aikosuvz' };

const languageOf = (locale: string): string => locale.slice(0, 2);

const proseOf = (text: string): string => text.replace(/\{\{.*?\}\}|<[^>]*>/g, '');

it('no text stands in the files of both widgets and elements', () => {
  const keys = Object.keys(load(WIDGETS, 'de-DE').texts);
  expect(Object.keys(load(ELEMENTS, 'de-DE').texts).filter((key) => keys.includes(key))).toEqual([]);
});

describe.each([
  ['widgets', WIDGETS],
  ['interface elements', ELEMENTS],
  ['confirmation mail', MAILS],
])('texts of the %s', (_name, folder) => {
  const german = load(folder, 'de-DE').texts;

  it('exist for the nine locales and no other', () => {
    // The staff panel speaks English on every site: a file of its own.
    expect(localesIn(folder).filter((locale) => locale !== 'en')).toEqual(LOCALES);
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const { raw, texts } = load(folder, locale);
    const language = languageOf(locale);

    it('have the German keys in the German order, none twice', () => {
      const written = [...raw.matchAll(/^ {2}"([^"]+)":/gm)].map((match) => match[1]);
      expect(written).toEqual(Object.keys(german));
    });

    it('are non-empty, without blanks at either end or two in a row', () => {
      expect(keysWhere(texts, (text) => text.trim() === '' || text !== text.trim() || /[^\S\n]{2}/.test(text))).toEqual(
        [],
      );
    });

    it('hold the same {{placeholders}} as the German text', () => {
      // How often the sender is named may differ: not every language has a pronoun that fits.
      const used = (text: string) => [...new Set(placeholdersOf(text))].join();
      expect(keysWhere(texts, (text, key) => used(text) !== used(german[key] ?? ''))).toEqual([]);
    });

    it('hold the same <tags> as the German text, each closed', () => {
      const differs = (text: string, key: string) => tagsOf(text).join() !== tagsOf(german[key] ?? '').join();
      const closed = (text: string) => !/[<>]/.test(text.replace(/<(\w+)>[^<>]+<\/\1>/g, ''));
      expect(keysWhere(texts, (text, key) => differs(text, key) || !closed(text))).toEqual([]);
    });

    it('use no straight quotes, no three full stops, no decomposed letters', () => {
      expect(keysWhere(texts, (text) => /["']|\.\.\./.test(text) || text !== text.normalize('NFC'))).toEqual([]);
    });

    it('use no letter foreign to the language', () => {
      const own = LETTERS[locale] ?? LETTERS[language] ?? '';
      const foreign = (text: string) =>
        (proseOf(text).replaceAll('İYS', '').toLocaleLowerCase(locale).match(/\p{L}/gu) ?? []).some(
          (letter) => !/[a-z]/.test(letter) && !own.includes(letter),
        );
      expect(keysWhere(texts, foreign)).toEqual([]);
    });

    it('set the percent sign as the language does', () => {
      const wrong = (text: string) => {
        if (!text.includes('%')) return false;
        if (language === 'tr') return !/%10/.test(text);
        if (language === 'hu' || language === 'pl') return !/10%/.test(text);
        // «10% sleva» is the Czech adjective ("ten-per-cent discount"), written without a space.
        if (language === 'cs' && text === '10%') return false;
        return !text.includes(`10${NBSP}%`);
      };
      expect(keysWhere(texts, wrong)).toEqual([]);
    });

    it('keep a one-letter word with the word after it', () => {
      const words = ONE_LETTER_WORDS[language];
      const loose = new RegExp(`(?<![\\p{L}\\p{N}])[${words}] `, 'iu');
      expect(words === undefined ? [] : keysWhere(texts, (text) => loose.test(text))).toEqual([]);
    });

    it('put a narrow no-break space before the tall French marks', () => {
      const loose = new RegExp(`[^${NARROW_NBSP}][;:!?]`);
      expect(language === 'fr' ? keysWhere(texts, (text) => loose.test(text)) : []).toEqual([]);
    });
  });
});
