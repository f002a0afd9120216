import { beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from './texts.ts';

let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const kind of ['warn', 'error'] as const) {
    vi.spyOn(console, kind).mockImplementation((message: string) => void said.push(message));
  }
});

it('reports twenty invalid entries and the number of the others, once for all sites', () => {
  const given = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`unknown.key${index}`, 'x']));
  const texts = createTexts('de-DE', { ...given, 'newsletter.title': 'Post' });
  createTexts('de-AT', given);
  expect(texts.t('newsletter.title')).toBe('Post');
  expect(said).toHaveLength(21);
  expect(said[19]).toContain('"unknown.key19" is ignored');
  expect(said[20]).toBe(
    '[shop-widgets] <script data-texts>: 99980 more entries are ignored, because their key or value is not valid.',
  );
});

it('has its texts at once, so that no component waits for them', () => {
  const texts = createTexts('de-DE');
  expect([texts.isInitialized, texts.hasLoadedNamespace('translation')]).toEqual([true, true]);
});

it.each([
  ['{{shop}}', { 'shop.company': 'Kaffee' }, 'Kaffee'],
  ['{{company}}', { 'shop.name': 'Bohne' }, 'Bohne'],
  ['{{shop}}, {{company}}', { 'shop.name': 'Bohne', 'shop.company': 'Kaffee' }, 'Bohne, Kaffee'],
])('%s of a page that sets %j is %j', (title, names, text) => {
  expect(createTexts('de-DE', { ...names, 'newsletter.title': title }).t('newsletter.title')).toBe(text);
});

it('shortens a key that is too long to read', () => {
  createTexts('de-DE', { [`long${'x'.repeat(100_000)}`]: 'x' });
  expect(said).toHaveLength(1);
  expect(said[0]?.length).toBeLessThan(300);
});

it('a key without a text is reported once, with the file that lacks it', () => {
  const { t } = createTexts('hu-HU');
  // Keys are typed, so only a locale file without the text can cause this.
  const missing = 'newsletter.nowhere' as 'newsletter.title';
  expect(t(missing)).toBe(missing);
  expect(t(missing)).toBe(missing);
  expect(said).toEqual([
    '[shop-widgets] The text "newsletter.nowhere" is missing for hu-HU. Add it to locales/hu-HU.json.',
  ]);
});

it('elements share the texts of a locale, except where the page overrides one', () => {
  const german = createTexts('de-DE');
  expect(createTexts('de-DE')).toBe(german);
  expect(createTexts('de-DE', {})).toBe(german);
  expect(createTexts('de-AT')).not.toBe(german);

  const post = createTexts('de-DE', { 'newsletter.title': 'Post' });
  expect(post.t('newsletter.title')).toBe('Post');
  expect(createTexts('de-DE', { 'newsletter.title': 'Mail' }).t('newsletter.title')).toBe('Mail');
  expect(createTexts('de-DE').t('newsletter.title')).toBe(german.t('newsletter.title'));
  expect(german.t('newsletter.title')).not.toBe('Post');
});
