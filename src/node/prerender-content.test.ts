// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shopContent } from '../../demo/index/page/footer-content.ts';
import { builtInContent } from '../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../widgets/footer/content/merge-content.ts';
import { prerender } from './prerender.ts';

const FULL = JSON.stringify(mergeContent(builtInContent('DE'), shopContent('DE')).content);

/** The path of every optional key of the content; the first entry of a list represents all of them. */
function optionalPlaces(value: unknown, path: readonly string[] = []): readonly string[] {
  if (Array.isArray(value)) return value.length > 0 ? optionalPlaces(value[0], [...path, '0']) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const isNeeded =
      ['url', 'text', 'label', 'source', 'image'].includes(key) || (key === 'link' && path.at(-1) === '0');
    return [...(isNeeded ? [] : [[...path, key].join('.')]), ...optionalPlaces(entry, [...path, key])];
  });
}

it.each(optionalPlaces(JSON.parse(FULL)))('a footer without the optional key %s has all others', (place) => {
  const content = JSON.parse(FULL) as object;
  const keys = place.split('.');
  const parent = keys.slice(0, -1).reduce((at, key) => at[key as never], content);
  Object.assign(parent, { [keys.at(-1) ?? '']: null });
  for (const platform of ['CLASSIC', 'MATCH'])
    expect(prerender({ tag: 'shop-footer', attributes: { platform }, content })).toContain(
      keys[0] === 'legalLinks' ? 'class="footer-tax' : 'class="footer-legal',
    );
});

it.each([
  ['shop-newsletter', 'TR'],
  ['shop-footer', 'HU'],
])('the markup of <%s> is ASCII, well-formed as XML, and says the same', (tag, site) => {
  const texts = { 'newsletter.lead': 'für ☕ & <b> 😀' };
  const html = prerender({ tag, attributes: { site }, texts, fallback: '<a href="/x">für ☕ 😀</a>' });
  expect(html).toMatch(/^[\0-\x7f]*$/);
  const xml = new DOMParser().parseFromString(`<div>${html}</div>`, 'application/xhtml+xml');
  expect(xml.querySelector('parsererror')?.textContent).toBeUndefined();
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(JSON.parse(page.querySelector('[data-texts]')?.textContent ?? '')).toEqual(texts);
  expect(page.querySelector(':not(:defined) > a, body > * > a')?.textContent).toBe('für ☕ 😀');
});
