// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { searchIndex } from '../render.ts';
import { searchOf } from './find.ts';

let find: ReturnType<typeof searchOf>;

beforeAll(async () => {
  find = searchOf(await searchIndex());
});

it.each([
  ['TYPO3', 'typo3.html'],
  ['wordpress shortcode', 'wordpress.html'],
  ['Content-Security-Policy', 'security.html'],
  ['csp', 'security.html'],
  ['Matomo', 'analytics.html'],
  ['custom properties', 'theming.html'],
  ['shop-country-change', 'events.html'],
  ['server-side rendering', 'prerendering.html'],
  // With an accent, in another case, cut short, and with a slip of the keyboard.
  ['Jóomla', 'joomla.html'],
  ['prerend', 'prerendering.html'],
  ['dokuwikki', 'dokuwiki.html'],
])('%s is found on %s', (query, page) => {
  expect(
    find(query)
      .slice(0, 3)
      .map((section) => section.page),
  ).toContain(page);
});

it('finds nothing without a word, and for a word that no guide has', () => {
  expect(find(' – ')).toEqual([]);
  expect(find('zzzzzzzz')).toEqual([]);
});

it('finds the sections of the generated service reference', () => {
  expect(find('newsletter-subscribers token doi').map(({ page }) => page)).toContain('services.html');
});
