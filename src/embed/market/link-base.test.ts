// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withLinkBase } from './link-base.ts';

const BASE = 'https://at.shop.example';

it('leads root-relative links to the base, however deep they are', () => {
  const data = { text: 'Hilfe', links: [{ url: '/hilfe?a#b' }, { url: '/' }], size: 80, shown: true, none: null };
  expect(withLinkBase(data, BASE)).toEqual({
    text: 'Hilfe',
    links: [{ url: `${BASE}/hilfe?a#b` }, { url: `${BASE}/` }],
    size: 80,
    shown: true,
    none: null,
  });
  expect(data.links[1]?.url).toBe('/');
});

it.each(['https://x.example/a', '//x.example/a', '/\\x.example', '#a', '?a', 'a/b', 'mailto:a@b.example', 'tel:1', ''])(
  'leaves %j as it is',
  (link) => expect(withLinkBase([link], BASE)).toEqual([link]),
);

it('changes nothing without a base', () => {
  const data = { url: '/a' };
  expect(withLinkBase(data, '')).toBe(data);
});
