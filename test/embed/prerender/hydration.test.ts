import type { Page } from '@playwright/test';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { expect, type HostPage, test } from '../support/host-page.ts';
import {
  looksOf,
  markRoot,
  openWithoutScript,
  prerendered,
  runScript,
  serveShop,
  shiftsOn,
  treeOf,
  WIDTHS,
} from './prerendered-page.ts';

const FALLBACK = '<a href="/subscribenewsletter">Newsletter</a>';

/** Higher than nine footers: the browser reports no layout shift out of view. */
const TALL = 20_000;

interface EverySite {
  readonly tag: 'shop-footer' | 'shop-newsletter';
  readonly width: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What has to stay as it was, of the tag that a selector finds. */
  readonly record: (page: Page, selector: string) => Promise<unknown>;
}

/** Hydrates the tag of every site on one page, since to load a page takes longer than to hydrate a tag. */
async function hydrateEverySite(host: HostPage, { tag, width, attributes, record }: EverySite): Promise<void> {
  const { page } = host;
  await page.setViewportSize({ width, height: TALL });
  serveShop(host);
  const html = SITES.map((site) => prerendered({ tag, attributes: { site, ...attributes }, fallback: FALLBACK }));
  await openWithoutScript(host, html.join(''));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(TALL);
  const before: { site: Site; selector: string; mark: () => Promise<boolean>; recorded: unknown }[] = [];
  for (const site of SITES) {
    const selector = `${tag}[site=${site}]`;
    before.push({ site, selector, mark: await markRoot(page, selector), recorded: await record(page, selector) });
  }
  await runScript(host, tag, SITES.length);
  for (const { site, selector, mark, recorded } of before) {
    expect.soft(await record(page, selector), site).toEqual(recorded);
    expect.soft(await mark(), site).toBe(true);
  }
  expect(await page.locator(`${tag} style`).count()).toBe(0);
  expect(await shiftsOn(page)).toEqual([]);
  expect(host.console).toEqual([]);
}

test('the footer of every site is hydrated without a change', async ({ host }) => {
  const attributes = { platform: 'CLASSIC' };
  await hydrateEverySite(host, { tag: 'shop-footer', width: WIDTHS.CLASSIC, attributes, record: treeOf });
});

test('the sign-up of every site is hydrated without a change', async ({ host }) => {
  await hydrateEverySite(host, {
    tag: 'shop-newsletter',
    width: 1280,
    record: async (page, selector) => [await treeOf(page, selector), ...(await looksOf(page, selector))],
  });
});

test('a footer for any width is hydrated at each width as it shows there', async ({ host, page }) => {
  const tag = 'shop-footer';
  serveShop(host);
  for (const [platform, width] of Object.entries(WIDTHS)) {
    await test.step(platform, async () => {
      await page.setViewportSize({ width, height: 800 });
      host.calls.length = 0;
      await openWithoutScript(host, prerendered({ tag, attributes: { site: 'AT' } }));
      await expect(page.locator(`${tag} .root`)).toHaveCount(3);
      await expect(page.locator(`${tag} .root`).filter({ visible: true })).toHaveCount(1);
      const visible = page.locator(`${tag} .root`).filter({ visible: true });
      const before = await visible.evaluate((root) => root.outerHTML);
      const isPrerendered = await markRoot(page, tag);
      const looks = await looksOf(page, tag);
      await runScript(host, tag);
      expect(await visible.evaluate((root) => root.outerHTML)).toBe(before);
      expect(await isPrerendered()).toBe(true);
      expect(await looksOf(page, tag)).toEqual(looks);
      expect(await shiftsOn(page)).toEqual([]);
      expect(host.console).toEqual([]);
    });
  }
});

test('a footer of another time shows the entries of now, without a warning', async ({ host, page }) => {
  const tag = 'shop-footer';
  const content = {
    legalLinks: [
      { url: '/always', text: 'Always' },
      { url: '/old', text: 'Old', validTo: '2020-02-01T00:00' },
      { url: '/new', text: 'New', validFrom: '2020-02-01T00:00' },
    ],
  };
  serveShop(host);
  const now = new Date('2020-01-15T12:00Z');
  await openWithoutScript(host, prerendered({ tag, attributes: { platform: 'CLASSIC' }, content, now }));
  const isPrerendered = await markRoot(page, tag);
  await expect(page.getByRole('link', { name: 'Old', exact: true })).toBeVisible();
  await runScript(host, tag);
  await expect(page.getByRole('link', { name: 'New', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Old', exact: true })).toHaveCount(0);
  expect(await isPrerendered()).toBe(true);
  expect(host.console).toEqual([]);
});

test('a footer that knew nothing of the page is hydrated as well', async ({ host, page }) => {
  const tag = 'shop-footer';
  serveShop(host);
  const html = prerendered({ tag, attributes: { platform: 'CLASSIC' }, page: 'about:blank' });
  await openWithoutScript(host, html);
  const isPrerendered = await markRoot(page, tag);
  await runScript(host, tag);
  expect(await isPrerendered()).toBe(true);
  await expect(page.locator(`${tag} img.footer-logo`).first()).toHaveAttribute(
    'src',
    /^https:\/\/shop\.example\/service/,
  );
  expect(await shiftsOn(page)).toEqual([]);
  expect(host.console).toEqual([]);
});

test('an attribute that changes while the element hydrates shows after it', async ({ host, page }) => {
  const tag = 'shop-footer';
  serveShop(host);
  await openWithoutScript(host, prerendered({ tag, attributes: { site: 'AT', platform: 'CLASSIC' } }));
  const isPrerendered = await markRoot(page, tag);
  await page.locator(tag).evaluate((element) => {
    const { shadowRoot } = element;
    if (!shadowRoot) throw new Error('There is no shadow root.');
    // The element has removed the style sheet, and React has not begun.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      element.setAttribute('heading-level', '4');
    }).observe(shadowRoot, { childList: true });
  });
  await runScript(host, tag);
  await expect(page.locator(`${tag} h4.footer-headline`)).toBeVisible();
  expect(await isPrerendered()).toBe(true);
  expect(host.console).toEqual([]);
});
