// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { DEEPEST_KEY } from '../src/embed/i18n/text-overrides.ts';
import {
  ELEMENTS,
  keysWhere,
  load,
  LOCALES,
  localesIn,
  placeholdersOf,
  tagsOf,
  WIDGETS,
} from '../test/support/locale-files.ts';

it('no text stands in the files of both widgets and elements', () => {
  const keys = Object.keys(load(WIDGETS, 'de-DE').texts);
  expect(Object.keys(load(ELEMENTS, 'de-DE').texts).filter((key) => keys.includes(key))).toEqual([]);
});

describe.each([
  ['widgets', WIDGETS],
  ['interface elements', ELEMENTS],
])('texts of the %s', (_name, folder) => {
  const german = load(folder, 'de-DE').texts;

  it('have keys of as many parts as texts of a page are read in', () => {
    expect(Math.max(...Object.keys(german).map((key) => key.split('.').length))).toBeLessThanOrEqual(DEEPEST_KEY);
  });

  it('exist for the nine locales and no other', () => {
    // The staff panel is in English on every site and has its own file.
    expect(localesIn(folder).filter((locale) => locale !== 'en')).toEqual(LOCALES);
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const { raw, texts } = load(folder, locale);

    it('have the German keys in the German order, none twice', () => {
      const written = [...raw.matchAll(/^ {2}"([^"]+)":/gm)].map((match) => match[1]);
      expect(written).toEqual(Object.keys(german));
    });

    it('hold the same {{placeholders}} as the German text', () => {
      // The number of mentions of the sender may differ: not every language has a pronoun that fits.
      const used = (text: string) => [...new Set(placeholdersOf(text))].join();
      const differs = (text: string, key: string) => used(text) !== used(german[key] ?? '');
      // Only the Turkish box declares the age: elsewhere the notice above it does.
      expect(keysWhere(texts, (text, key) => key !== 'newsletter.legals.label' && differs(text, key))).toEqual([]);
    });

    it('hold the same <tags> as the German text, each closed', () => {
      const differs = (text: string, key: string) => tagsOf(text).join() !== tagsOf(german[key] ?? '').join();
      const closed = (text: string) => !/[<>]/.test(text.replace(/<(\w+)>[^<>]+<\/\1>/g, ''));
      expect(keysWhere(texts, (text, key) => differs(text, key) || !closed(text))).toEqual([]);
    });
  });
});
