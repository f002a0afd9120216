import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { prerendered, serveShop } from '../../../embed/prerender/prerendered-page.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { foreignFile } from '../../foreign/packages.ts';

const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shop-newsletter': { site: 'AT' },
  'shop-footer': { site: 'HU', platform: 'CLASSIC' },
  'shop-layout': {},
};
const TAGS = Object.keys(ATTRIBUTES);

const PAGE = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <title>Shop</title>
  </head>
  <body>
    ${TAGS.map((tag) => prerendered({ tag, attributes: ATTRIBUTES[tag] ?? {} })).join('\n    ')}
  </body>
</html>`;

/** Every option that changes markup, without `conservativeCollapse`, which would leave a space. */
const TERSER = {
  collapseBooleanAttributes: true,
  collapseInlineTagWhitespace: true,
  collapseWhitespace: true,
  decodeEntities: true,
  minifyCSS: true,
  minifyJS: true,
  removeAttributeQuotes: true,
  removeComments: true,
  removeOptionalTags: true,
  removeRedundantAttributes: true,
  sortAttributes: true,
  sortClassName: true,
};

interface Terser {
  minify(html: string, options: object): Promise<string>;
}

/** What a site does to its pages before it sends them. Expressions are what caches and themes use in place of a parser. */
const MINIFIERS: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  'html-minifier-terser': async (html) => {
    const { href } = pathToFileURL(foreignFile('html-minifier-terser/src/htmlminifier.js'));
    return ((await import(href)) as Terser).minify(html, TERSER);
  },
  'expressions that remove white space and comments': (html) =>
    html.replaceAll(/<!--(?!\[if)[^]*?-->/g, '').replaceAll(/>\s+</g, '><'),
  'an expression that adds a comment at each tag': (html) => html.replaceAll('><', '><!-- here -->\n<'),
};

/** Marks the root of each tree, and returns what tells which of them are no longer there. */
async function markRoots(page: Page): Promise<() => Promise<readonly string[]>> {
  const roots = await page.evaluateHandle(
    (tags) => tags.map((tag) => document.querySelector(tag)?.shadowRoot?.querySelector('.root')),
    TAGS,
  );
  return () => roots.evaluate((all, tags) => tags.filter((_, index) => all[index]?.isConnected !== true), TAGS);
}

for (const [name, minify] of Object.entries(MINIFIERS))
  test(`${name}: every prerendered tag is taken over as it stands`, async ({ host, page }) => {
    serveShop(host);
    await host.open(await minify(PAGE), { raw: true });
    const lost = await markRoots(page);
    const email = page.locator('shop-newsletter input[type=email]');
    await email.click();
    await page.keyboard.type('anna@example.com');
    await page.addScriptTag({ url: '/shop-widgets.js' });
    for (const tag of TAGS) await expect(page.locator(`${tag}[data-shop-ready]`)).toHaveCount(1);
    expect(await lost()).toEqual([]);
    await expect(email).toHaveValue('anna@example.com');
    await expect(email).toBeFocused();
    expect(host.console).toEqual([]);
  });
