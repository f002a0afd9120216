// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prerender, TAGS } from '../../src/node/prerender.ts';
import { HOSTS } from '../hosts/hosts.ts';
import { marketOf, textOf } from '../index/page/markets.ts';
import { basePriceOf, priceOf } from '../index/page/products.ts';
import { attributeOf, elementsOf } from './elements.ts';
import { type PageOptions, prerenderPage } from './prerender-page.ts';
import { siteTexts } from './site-texts.ts';

const DEMO = join(import.meta.dirname, '..');
const UTF_8: PageOptions = { charset: 'utf-8', page: 'https://shop.example/' };

/** The page as text, with each shadow root as `[root]`. */
function pageOf(html: string, options: PageOptions = UTF_8): string {
  const body = prerenderPage(Buffer.from(html), { prerender, TAGS }, options);
  return Buffer.from(body)
    .toString()
    .replaceAll(/<template shadowrootmode="open">.*?<\/template>/gsu, '[root]');
}

/** What the prerenderer was asked for. */
function askedFor(html: string): unknown[] {
  const asked: unknown[] = [];
  const ask = (options: { tag: string }): string => {
    asked.push(options);
    return `<${options.tag}><template shadowrootmode="open"></template></${options.tag}>`;
  };
  prerenderPage(Buffer.from(html), { prerender: ask, TAGS }, { charset: 'utf-8' });
  return asked;
}

describe.each(HOSTS)('the page of $name', ({ page }) => {
  const charset = page.endsWith('.htm') ? 'windows-1252' : 'utf-8';

  it('gets two roots in ASCII, and keeps every byte of its own', () => {
    const file = readFileSync(join(DEMO, page.replace(/\/$/u, '/index.html')));
    const body = Buffer.from(prerenderPage(file, { prerender, TAGS }, { charset })).toString('latin1');
    const roots = body.match(/<template shadowrootmode="open">.*?<\/template>/gsu) ?? [];
    expect(roots).toHaveLength(2);
    expect(roots.join('')).toMatch(/^[\0-\x7F]+$/u);
    // A reference in a stylesheet would not be read as one.
    expect(
      roots
        .join('')
        .match(/<style[^>]*>[^<]*/gu)
        ?.join(''),
    ).not.toMatch(/>[^<]*&#/u);
    const own = body
      // A root in another place than the beginning of its tag is left, and differs.
      .replaceAll(/(?<=<shop-(?:newsletter|footer)\b[^>]*>)<template shadowrootmode="open">.*?<\/template>/gisu, '')
      .replace(/(?<=data-shop-widget[^>]*>)<shop-newsletter[^>]*>(.*?)<\/shop-newsletter>/su, '$1');
    expect(own).toBe(file.toString('latin1'));
  });
});

it('puts the markup before what is in a tag, whatever its spelling', () => {
  expect(
    pageOf('<p>ä<SHOP-FOOTER SITE=AT><a href=/x>ö</a></SHOP-FOOTER>\r\n<shop-newsletter></shop-newsletter>ü'),
  ).toBe('<p>ä<SHOP-FOOTER SITE=AT>[root]<a href=/x>ö</a></SHOP-FOOTER>\r\n<shop-newsletter>[root]</shop-newsletter>ü');
});

it('counts a byte order mark', () => {
  expect(pageOf('\uFEFF<p>ä<shop-footer></shop-footer>')).toBe('\uFEFF<p>ä<shop-footer>[root]</shop-footer>');
});

it('puts the tag into a placeholder, around what is in it', () => {
  expect(pageOf('<div data-shop-widget="newsletter" data-site="AT"><a>ö</a></div>')).toBe(
    '<div data-shop-widget="newsletter" data-site="AT"><shop-newsletter site="AT">[root]<a>ö</a></shop-newsletter></div>',
  );
});

it.each([
  '<!-- <shop-footer></shop-footer> -->',
  '<script>"<shop-footer></shop-footer>"</script>',
  '<textarea><shop-footer></shop-footer></textarea>',
  '<div data-shop-widget="unknown"></div>',
  '<shop-other></shop-other>',
  '<p><shop-footer>',
  '<shop-footer content-src="/content.json"></shop-footer>',
])('leaves %s as it is', (html) => {
  expect(pageOf(html)).toBe(html);
});

describe('a tag with JSON that cannot be read', () => {
  const wrong = '<shop-footer><script type="application/json" data-texts>{"a":\n b}</script></shop-footer>';

  it.each([
    ['data-texts', wrong],
    ['data-content', '<div data-shop-widget="footer" data-content="{" data-site="AT"></div>'],
  ])('stays as it is, and one line says what is wrong: %s', (marker, html) => {
    const problems: string[] = [];
    const report = (problem: string): void => void problems.push(problem);
    const attributesOf = (): [string, string][] => [['site', 'HU']];
    expect(pageOf(`<p>ä</p>${html}<shop-newsletter></shop-newsletter>`, { ...UTF_8, report, attributesOf })).toBe(
      `<p>ä</p>${html}<shop-newsletter site="HU">[root]</shop-newsletter>`,
    );
    expect(problems).toEqual([
      expect.stringMatching(
        `^<shop-footer> is not prerendered: SyntaxError: the JSON in ${marker} cannot be read: .+$`,
      ),
    ]);
  });

  it('fails a build', () => {
    expect(() => pageOf(wrong)).toThrow('the JSON in data-texts cannot be read');
  });
});

it('writes the attributes that the page’s script would set', () => {
  const attributesOf = (tag: string): [string, string][] => [
    ['site', 'HU'],
    ['origin', `ő"${tag}`],
  ];
  expect(pageOf('<shop-footer id="f"></shop-footer>', { ...UTF_8, attributesOf })).toBe(
    '<shop-footer site="HU" origin="&#337;&quot;shop-footer" id="f">[root]</shop-footer>',
  );
});

it('tells the prerenderer what the page says', () => {
  expect(
    askedFor(`<script src="/js/shop-widgets.at.js?v=2" data-site="AT" data-send-site></script>
      <footer><shop-footer reduced><script type="application/json" data-texts>{"a": "b"}</script></shop-footer></footer>
      <div role="contentinfo"><div data-shop-widget="Shop-Footer" data-content='{"headline": "H"}'></div></div>
      <shop-newsletter></shop-newsletter>`),
  ).toEqual([
    {
      tag: 'shop-footer',
      attributes: { reduced: '' },
      defaults: { site: 'AT', 'send-site': '' },
      texts: { a: 'b' },
      nested: true,
    },
    expect.objectContaining({ tag: 'shop-footer', content: { headline: 'H' }, nested: true }),
    expect.objectContaining({ tag: 'shop-newsletter', attributes: {}, nested: false }),
  ]);
});

it('writes the demo page in the language of a site', () => {
  const page = `<html lang="de-DE"><title data-text="title">Tambrel – Kaffee</title><p class="a" data-strip>30 Tage</p>
    <h1 data-text="hero.title">Der <!-- x -->Morgen</h1><input data-placeholder="search.placeholder" /><nav data-label="nav"></nav>
    <b data-price="cup">1</b><i data-base-price="beans">1</i>`;
  const html = pageOf(page, { ...UTF_8, write: (elements) => siteTexts(elements, 'CH_FR') });
  const elements = elementsOf(html);
  const texts = elements.map(({ tagName, childNodes: [child] }) => [tagName, child && 'value' in child && child.value]);
  const attribute = (name: string): unknown => elements.map((element) => attributeOf(element, name)).find(Boolean);
  const market = marketOf('CH_FR');
  expect(texts).toContainEqual(['title', textOf(market, 'title', { shop: 'Tambrel' })]);
  expect(texts).toContainEqual(['p', market.promise]);
  expect(texts).toContainEqual(['h1', textOf(market, 'hero.title')]);
  expect(texts).toContainEqual(['b', priceOf(market, 'cup')]);
  expect(texts).toContainEqual(['i', basePriceOf(market, 'beans')]);
  expect(attribute('lang')).toBe('fr-CH');
  expect(attribute('placeholder')).toBe(textOf(market, 'search.placeholder'));
  expect(attribute('aria-label')).toBe(textOf(market, 'nav'));
  expect(html).toMatch(/^[\0-\x7F]*$/u);
});
