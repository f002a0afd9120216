import { expect, test, vi } from 'vitest';
import { renderNewsletter } from '../../test/support/newsletter.tsx';

test('makes the picture when its place is in the document, since Chromium keeps every other one', () => {
  const places: (Element | null)[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => undefined);
  const setAttribute = vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(() => {
    places.push(document.querySelector('.offer-frame'));
  });
  renderNewsletter();
  setAttribute.mockRestore();
  expect(new Set(places)).toEqual(new Set([expect.any(HTMLDivElement)]));
});
