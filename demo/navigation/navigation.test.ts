// @vitest-environment node
import { expect, it } from 'vitest';
import { navigationMarkup } from './navigation.ts';

it.each([
  ['/index.html', 'Shop page', 'page'],
  ['/gallery.html', 'Interface elements', 'page'],
  ['/hosts/index.html', 'Host pages', 'page'],
  ['/guides/wordpress.html', 'Guides', 'true'],
])('on %s the bar marks %s alone', (path, name, current) => {
  const marked = navigationMarkup(path).matchAll(/aria-current="(\w+)">([^<]*)/gu);
  expect(Array.from(marked, ([, value, text]) => [text, value])).toEqual([[name, current]]);
});

it('marks nothing on a page that it does not offer', () => {
  expect(navigationMarkup('/login.html')).not.toContain('aria-current');
});
