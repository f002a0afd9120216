import { expect, test, vi } from 'vitest';
import { renderNewsletter } from '../../test/support/newsletter.tsx';

test('the picture is made when its place is in the document, since Chromium keeps every other one', () => {
  const make = document.createElement.bind(document);
  const places: (Element | null)[] = [];
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'img') places.push(document.querySelector('.offer-frame'));
    return make(name);
  });
  renderNewsletter();
  expect(places).toEqual([expect.any(HTMLDivElement)]);
});
