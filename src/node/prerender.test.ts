import { expect, it, vi } from 'vitest';
import { SITES } from '../embed/market/sites.ts';
import { prerender, TAGS } from './prerender.ts';

/** The roots in a shadow tree. */
function rootsOf(html: string): readonly string[] {
  return html.split('<div class="root"').slice(1);
}

function markOf(html: string): { readonly fingerprint: string } {
  const [, escaped = ''] = /data-shop-prerendered="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { fingerprint: string };
}

const isExact = (options: Parameters<typeof prerender>[0]): boolean => 'exact' in markOf(prerender(options));

it.each(SITES)('the markup holds no comment, and no white space that means something, for %s', (site) => {
  const attributes = { site };
  expect(TAGS.filter((tag) => isExact({ tag, attributes }))).toEqual([]);
  // Without the optional end tag, Chromium would nest what follows the form in it.
  expect(TAGS.filter((tag) => prerender({ tag, attributes }).includes('</p></form>'))).toEqual([]);
});

it.each([
  ['News', false],
  ['News today', false],
  ['News ', true],
  [' News', true],
  ['News  today', true],
  ['News\ntoday', true],
])('the markup is marked as exact if a text of the page is “%s”: %s', (text, marked) => {
  expect(isExact({ tag: 'shop-newsletter', texts: { 'newsletter.title': text } })).toBe(marked);
});

// The sign-up and the footer of every site are rendered by the browser tests.
it.each(TAGS)('<%s> is rendered without a warning and without an inline style', (tag) => {
  const site = 'HU';
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const html = prerender({ tag, attributes: { site } });
  expect(html.startsWith(`<${tag} site="${site}"><template shadowrootmode="open"><style data-shop-prerendered=`)).toBe(
    true,
  );
  expect(html.endsWith(`</template></${tag}>`)).toBe(true);
  expect(rootsOf(html)).toHaveLength(tag === 'shop-footer' ? 3 : 1);
  // A content security policy forbids it, and React would put the link outside of the tree.
  expect(html).not.toMatch(/ style="|<link/);
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

it('the footer has a root for each platform that a width can mean, without shared ids', () => {
  const html = prerender({ tag: 'shop-footer' });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rootsOf(html).map((root) => root.includes('footer-folding'))).toEqual([true, true, false]);
  expect(html.match(/@media [^{]*width[^{]*\{ \.root:nth-of-type/g)).toHaveLength(3);
});

it('the footer has the country selector where the content says what a country leads to', () => {
  const selectors = (content: object) =>
    rootsOf(prerender({ tag: 'shop-footer', content })).map((root) => root.includes('footer-countries'));
  expect(selectors({})).toEqual([false, false, false]);
  expect(selectors({ countries: [{ label: 'Polska', code: 'PL', href: '/pl' }] })).toEqual([true, false, true]);
});

it('the footer marks no link to the page’s own host as external, if it knows the page', () => {
  const content = { legalLinks: [{ url: 'https://shop.example/a', text: 'A' }] };
  const leaves = (page?: string): boolean =>
    /href="https:\/\/shop\.example\/a" rel="external/.test(
      prerender({ tag: 'shop-footer', content, ...(page !== undefined && { page }) }),
    );
  expect(leaves()).toBe(true);
  expect(leaves('https://shop.example/any?path')).toBe(false);
});

it('the markup takes the attributes as the element reads them', () => {
  const html = prerender({
    tag: 'shop-footer',
    attributes: { SITE: ' at ', reduced: true, checkout: false, id: null },
  });
  expect(html).toContain('<shop-footer site=" at " reduced="">');
  expect(html).toContain('lang="de-AT"');
  expect(html).toContain('footer-reduced');
});

it('the markup holds texts and content for the element, and nothing of them ends the script', () => {
  const html = prerender({
    tag: 'shop-newsletter',
    texts: { 'newsletter.title': '</script><b>News' },
    fallback: '<a href="/subscribenewsletter">Newsletter</a>',
  });
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;News</h2>');
  expect(html).toContain(
    '</template><script type="application/json" data-texts="">{"newsletter.title":"\\u003c/script\\u003e\\u003cb\\u003eNews"}</script>' +
      '<a href="/subscribenewsletter">Newsletter</a></shop-newsletter>',
  );
});

it('the markup escapes values, and refuses what cannot be a name', () => {
  expect(prerender({ tag: 'shop-footer', attributes: { title: '"><script>&amp;' } })).toContain(
    '<shop-footer title="&quot;&gt;&lt;script&gt;&amp;amp;">',
  );
  expect(() => prerender({ tag: 'shop-footer', attributes: { 'a><b': 1 } })).toThrow('cannot be the name');
  expect(() => prerender({ tag: 'shop-nothing' })).toThrow('"shop-nothing" is not a tag; use one of shop-newsletter');
});

it('the markup has a mark that differs with tag, values, texts and content, and not with what the page adds', () => {
  const fingerprint = (options: Parameters<typeof prerender>[0]): string => markOf(prerender(options)).fingerprint;
  const plain = fingerprint({ tag: 'shop-footer' });
  const others = [
    fingerprint({ tag: 'shop-newsletter' }),
    fingerprint({ tag: 'shop-footer', attributes: { site: 'AT' } }),
    fingerprint({ tag: 'shop-footer', texts: { 'newsletter.title': 'News' } }),
    fingerprint({ tag: 'shop-footer', content: { headline: 'Service' } }),
  ];
  expect(new Set([plain, ...others]).size).toBe(5);
  const alike = { site: 'de', class: 'x', platform: 'MATCH', 'ab-tests': 'consent' };
  expect(fingerprint({ tag: 'shop-footer', attributes: alike })).toBe(plain);
  expect(fingerprint({ tag: 'shop-footer', page: 'https://shop.example/', now: new Date(0), nested: true })).toBe(
    plain,
  );
});
