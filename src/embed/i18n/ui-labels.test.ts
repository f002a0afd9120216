// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../market/sites.ts';
import { PASSWORD_LANGUAGES } from '../../ui/password-strength/password-texts.ts';
import { UI_LABELS } from './ui-labels-by-locale.ts';

const german = UI_LABELS['de-DE'];

describe('the labels of the elements', () => {
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
