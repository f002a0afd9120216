import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type Snippet, snippetsIn } from '../../../../support/snippets.ts';
import { expect, readBuilt, SCRIPT_TAG, SHOP, test } from '../../../../embed/support/host-page.ts';
import { violationsOf } from '../../../../embed/support/policy.ts';
import { NEWSLETTER, SIGN_UP_CALL, signUp } from '../../../../embed/support/sign-up.ts';
import { TAGS } from '../../../../embed/support/tag.ts';

const WIDGETS = 'https://your-host';

/** The one script, or the modules of a site. */
const SCRIPT = /(?:modules\/)?shop-widgets(?:\.[a-z-]+)?\.js/;

/** A snippet as a page: with the script or with a tag, where it shows but one of them, with the true hash and chunks. */
function pageOf({ code }: Snippet): string {
  const { files } = JSON.parse(readBuilt('integrity.json').toString()) as {
    files: Readonly<Record<string, { readonly integrity: string; readonly preload?: readonly string[] }>>;
  };
  const [script = ''] = SCRIPT.exec(code) ?? [];
  const pinned = code
    .replace('sha384-…', files[script]?.integrity ?? '')
    .replaceAll(
      /modules\/[a-z-]+-(?=….js)/g,
      (start) => files[script]?.preload?.find((name) => name.startsWith(start)) ?? start,
    )
    .replaceAll('.js….js', '.js');
  const hasTag = /<shop-|data-shop-widget/.test(code);
  return `${script === '' ? SCRIPT_TAG : ''}${pinned}${hasTag ? '' : NEWSLETTER}`;
}

/** The tags in a frame that have not rendered, the first of which is scrolled into view: some wait for that. */
const unready = (page: Page, index: number): Promise<string> =>
  page
    .locator('iframe')
    .nth(index)
    .contentFrame()
    .locator(TAGS.join())
    .evaluateAll((tags) => {
      const waiting = tags.filter((tag) => !tag.matches('[data-shop-ready]'));
      waiting[0]?.scrollIntoView();
      return tags.length === 0 ? 'no tag' : waiting.map(({ localName }) => localName).join();
    });

/** A global variable of the page. */
const globalOf = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);

test('every piece of HTML that embeds a tag or the script renders its tags', async ({ host, page }) => {
  // Those that name the demo are for quick-start.test.ts; others stand in several guides.
  const all = snippetsIn('html').filter(({ code }) => /<shop-|data-shop-widget/.test(code) || SCRIPT.test(code));
  const pages = [...new Set(all.filter(({ code }) => !code.includes('//localhost')).map(pageOf))];
  expect(pages.length).toBeGreaterThan(12);
  for (const [index, html] of pages.entries())
    host.file(`/snippet-${String(index)}`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><meta charset="utf-8"><body>${html}`,
    });
  const frames = pages.map((_, index) => `<iframe src="/snippet-${String(index)}" width="300" height="200"></iframe>`);
  await host.open(frames.join(''), { script: '' });
  for (const [index, html] of pages.entries()) await expect.poll(() => unready(page, index), html).toBe('');
  expect(host.console).toEqual([]);
});

test('the recipes for analytics and events receive a sign-up', async ({ host, page }) => {
  await page.addInitScript(() => {
    const called: unknown[] = [];
    Object.assign(window, { called, gtag: (...words: unknown[]) => called.push(words) });
  });
  const recipes = snippetsIn('js', ['analytics.md', 'events.md']).map(({ code }) => `{${code}}`);
  expect(recipes.length).toBeGreaterThan(7);
  await host.open(
    `<input id="age" type="checkbox" aria-label="18"><p id="age-message"></p>${NEWSLETTER}<shop-footer platform="CLASSIC" hide-newsletter></shop-footer>
    <script type="module">${recipes.join('\n')}</script>`,
    { head: '<link rel="alternate" hreflang="de-AT" href="https://at.shop.example/">' },
  );
  await expect(page).toHaveTitle('Shop · DE');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  await page.getByRole('button', { name: 'abonnieren' }).click();
  expect(host.calls.filter((call) => call.method() === 'POST')).toEqual([]);
  await page.getByLabel('18').check();
  await signUp(page.locator('shop-newsletter'));
  const signedUp = { method: 'newsletter', site: 'DE', origin: 'onsite:subsite' };
  expect(await globalOf(page, 'called')).toEqual([['event', 'sign_up', signedUp]]);
  expect(await globalOf(page, '_paq')).toEqual([['trackEvent', 'Newsletter', 'sign-up', 'onsite']]);
  expect(await globalOf(page, '_mtm')).toEqual([{ event: 'newsletter-sign-up', origin: 'onsite' }]);
  expect(await globalOf(page, 'dataLayer')).toEqual([
    ...snippetsIn('json', ['analytics.md']).map(({ code }) => JSON.parse(code) as unknown),
    { event: 'newsletter_accepted', origin: 'onsite:subsite' },
  ]);
  await page.getByRole('button', { name: /Deutschland/ }).click();
  await page.getByRole('link', { name: 'Österreich' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-country', /AT/);
  expect(host.console.filter((line) => !line.startsWith('log: Signed up on DE'))).toEqual([]);
});

test('no recipe for analytics counts a bot that filled the hidden field', async ({ host, page }) => {
  await page.addInitScript(() => {
    const called: unknown[] = [];
    Object.assign(window, { called, _paq: [], _mtm: [], gtag: (...words: unknown[]) => called.push(words) });
  });
  const recipes = snippetsIn('js', ['analytics.md']).map(({ code }) => `{${code}}`);
  await host.open(`${NEWSLETTER}<script type="module">${recipes.join('\n')}</script>`);
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await email.fill('anna@example.com');
  await page.locator('input[name=verify]').evaluate((trap: HTMLInputElement) => (trap.value = 'bot'));
  await email.press('Enter');
  await expect(page.locator('[part=result]')).toContainText('anna@example.com');
  for (const name of ['called', '_paq', '_mtm']) expect(await globalOf(page, name), name).toEqual([]);
});

test('a failed sign-up reaches monitor and analytics, and the test for an own CI passes', async ({ host, page }) => {
  const [monitor, ci] = snippetsIn('js', ['operate.md']).map(({ code }) => code);
  const matomo = snippetsIn('js', ['analytics.md']).find(({ code }) => code.includes('shop-newsletter-error'));
  const reports: unknown[] = [];
  host.file('/monitoring', { status: 204 });
  page.on('request', (request) => request.url().endsWith('/monitoring') && reports.push(request.postDataJSON()));
  host.serve(SIGN_UP_CALL, { status: 500 });
  await host.open(`${NEWSLETTER}<script type="module">{${monitor ?? ''}} {${matomo?.code ?? ''}}</script>`);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  await page.getByRole('button', { name: 'abonnieren' }).click();
  const tag = 'shop-newsletter';
  await expect
    .poll(() => reports)
    .toEqual([
      { type: 'shop-newsletter-submit', tag, message: '' },
      { type: 'shop-newsletter-error', tag, message: 'ERROR_GENERIC' },
    ]);
  expect(await globalOf(page, '_paq')).toEqual([['trackEvent', 'Newsletter', 'error', 'ERROR_GENERIC']]);
  host.serve(SIGN_UP_CALL, { status: 201, body: {} });
  type Body = (fixtures: { readonly page: Page }) => Promise<void>;
  const code = (ci ?? '').replace(/^import .*\n/, '').replace('http://localhost:3000/', SHOP);
  const source = `export default (test, expect) => {${code}}`;
  const { default: define } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: (own: (name: string, body: Body) => void, expected: typeof expect) => void;
  };
  const bodies: Body[] = [];
  define((_, body) => void bodies.push(body), expect);
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  for (const body of bodies) await body({ page });
  expect(bodies.length).toBe(1);
});

test('each policy lets a sign-up through, without a violation', async ({ host, page }) => {
  const violations = await violationsOf(page);
  host.serve('OPTIONS /service/newsletter/api/internal/newsletter-subscribers', { status: 204 });
  host.file('https://images.example/static/desktop.webp', {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg/>',
  });
  const script = `<script src="${WIDGETS}/shop-widgets.js" data-service-base="https://api.example" data-image-base="https://images.example/static/newsletter/" defer></script>`;
  const [own, three] = snippetsIn('csp');
  await host.open(NEWSLETTER, { headers: { 'content-security-policy': own?.code ?? '' } });
  await signUp(page);
  await host.open(NEWSLETTER, { headers: { 'content-security-policy': three?.code ?? '' }, script });
  await signUp(page);
  expect(violations).toEqual([]);
  expect(host.calls.filter((call) => call.method() === 'POST').map((call) => new URL(call.url()).origin)).toEqual([
    SHOP,
    'https://api.example',
  ]);
});

test('the code that prerenders prints a tag', async () => {
  const module = pathToFileURL(resolve(process.env.SHOP_WIDGETS_DIST ?? 'dist', 'prerender.js')).href;
  for (const { file, code } of snippetsIn('js', ['prerendering.md'])) {
    const moved = code.replace("'shop-widgets/prerender'", `'${module}'`).replace('const html', 'export const html');
    // The example takes the page's own content.
    const source = `const content = {};\n${moved}`;
    const { html } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { html: string };
    expect(html, file).toMatch(/^<shop-[^]*<template shadowrootmode="open">[^]*<\/shop-[a-z]+>$/);
  }
});
