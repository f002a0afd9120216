// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../market/sites.ts';
import { PASSWORD_LANGUAGES } from '../../ui/password-strength/password-texts.ts';
import { UI_LABELS } from './ui-labels-by-locale.ts';

const german = UI_LABELS['de-DE'];

describe('the labels of the elements', () => {
  it.each(LOCALES)('are complete in %s, without extra keys', (locale) => {
    const labels = UI_LABELS[locale];
    expect(labels.locale).toBe(locale);
    expect(Object.keys(labels).sort()).toEqual(Object.keys(german).sort());
    expect(Object.values<string>({ ...labels }).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(LOCALES)('have the same placeholders in %s as in German', (locale) => {
    const placesOf = (text: string): string[] => [...(text.match(/%\w+%/g) ?? [])].sort();
    const differing = Object.entries<string>({ ...UI_LABELS[locale] }).filter(
      ([name, text]) => placesOf(text).join() !== placesOf(german[name as keyof typeof german]).join(),
    );
    expect(differing).toEqual([]);
  });

  it('have the specified German texts, including those that tags use', () => {
    expect(german).toMatchObject({
      openMenu: 'Menü öffnen',
      showMore: 'Mehr anzeigen',
      clear: 'Löschen',
      page: 'Seite %page% von %totalPages%',
    });
  });

  it('have texts for passwords in every locale', () => {
    expect(LOCALES.filter((locale) => !PASSWORD_LANGUAGES.some((language) => language === locale))).toEqual([]);
  });
});
