// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createTexts } from './texts.ts';

test('a key without a text is told once, with the file that lacks it', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { t } = createTexts('hu-HU');
  // Keys are typed, so only a locale file that has lost one can bring this about.
  const missing = 'newsletter.nowhere' as 'newsletter.title';
  expect([t(missing), t(missing)]).toEqual([missing, missing]);
  expect(warned.mock.calls).toEqual([
    ['[shop-widgets] The text "newsletter.nowhere" is missing for hu-HU. Add it to locales/hu-HU.json.'],
  ]);
});

test('a key with a text is shown without a word', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(createTexts('hu-HU').t('newsletter.title')).not.toBe('newsletter.title');
  expect(warned).not.toHaveBeenCalled();
});
