import { beforeEach, describe, expect, it } from 'vitest';
import { navigationMarkup } from './navigation.ts';
import { DEMO_PAGES } from './pages.ts';

/** The links of the bar on a page, with the addresses that they lead to. */
function linksOn(page: string): readonly { name: string; leadsTo: string; current: string | null }[] {
  document.body.innerHTML = navigationMarkup(page);
  return Array.from(document.querySelectorAll('nav a'), (link) => ({
    name: link.textContent,
    leadsTo: new URL(link.getAttribute('href') ?? '', `https://shop.example/folder/${page}`).pathname,
    current: link.getAttribute('aria-current'),
  }));
}

beforeEach(() => document.body.replaceChildren());

describe.each(['', 'index.html', 'gallery.html', 'hosts/', 'hosts/index.html', 'guides/wordpress.html'])(
  'the bar on /%s',
  (page) => {
    it('leads to every page, from whatever folder the demo is served', () => {
      const links = linksOn(page);
      expect(links.map(({ name }) => name)).toEqual(DEMO_PAGES.map(({ name }) => name));
      expect(links.map(({ leadsTo }) => leadsTo)).toEqual(DEMO_PAGES.map(({ path }) => `/folder/${path}`));
    });
  },
);

it.each([
  ['index.html', 'Shop page', 'page'],
  ['/index.html', 'Shop page', 'page'],
  ['gallery.html', 'Interface elements', 'page'],
  ['hosts/index.html', 'Host pages', 'page'],
  ['guides/wordpress.html', 'Guides', 'true'],
])('on %s the bar marks %s alone', (page, name, current) => {
  expect(linksOn(page).filter((link) => link.current !== null)).toMatchObject([{ name, current }]);
});

it('marks nothing on a page that it does not offer', () => {
  expect(linksOn('login.html').filter((link) => link.current !== null)).toEqual([]);
});
