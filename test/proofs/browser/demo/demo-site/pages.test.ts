import { globSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import { violationsOn } from '../../../../embed/support/axe.ts';
import { expect, test } from '../demo-server.ts';

// Every page of the built demo, also one that was added since: no test names them.

const FOLDER = 'demo/dist';

/**
 * The pages as their systems make them are no pages of ours: their own code may have its faults. Those of the
 * configurator are seen in its frame, the examples have a test of their own, and an address of the shop has its own page.
 */
const PAGES = [
  ...globSync('**/*.html', {
    cwd: FOLDER,
    exclude: ['hosts/*/**', 'configurator/pages/**', 'examples/**', 'shop-page.html'],
  }),
  'contact',
];

/** Pages that need more than their address. */
const QUERIES: Readonly<Record<string, string>> = {
  'confirm.html': '?site=DE&refuse',
  contact: '?site=DE',
};

/** Hidden by its slot once the widget shows, which axe does not see. */
const FALLBACK = 'shop-footer[data-shop-ready] > a';

/** Pages that show the same element in several states. */
const WITH_REPETITIONS = ['gallery.html'];

/** What the page links to or shows on its own host, outside of the widgets. */
function addressesOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], img[src], link[href], script[src], iframe[src]')]
      .filter((element) => !element.closest('shop-newsletter, shop-footer, shop-layout, [data-shop-widget]'))
      .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ href }) => href),
  );
}

/** A page that is a grid can give a bar the height that is meant for its content. */
async function expectBarAtTop(page: Page): Promise<void> {
  const bar = page.locator('.demo-bar');
  if ((await bar.count()) === 0) return;
  const [height, ofLinks] = await bar.evaluate((nav) => [nav.clientHeight, nav.querySelector('ul')?.offsetHeight]);
  expect(height).toBe(ofLinks);
  await page.keyboard.press('Tab');
  const [target = ''] = (await page.locator(':focus').getAttribute('href'))?.match(/^#[\w-]+$/) ?? [];
  await page.keyboard.press('Enter');
  await expect(page.locator(`main${target}`)).toBeFocused();
}

/** Answers of the server. Most links are on every page, and are asked for once. */
const answers = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();

function answerOf({ origin, pathname }: URL): Promise<{ readonly status: number; readonly text: string }> {
  const known = answers.get(pathname);
  if (known) return known;
  const asked = fetch(origin + pathname).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
  answers.set(pathname, asked);
  return asked;
}

/** Why an address leads nowhere, or `undefined` if it does lead somewhere. */
async function faultOf(address: string, page: Page): Promise<string | undefined> {
  const url = new URL(address);
  const { hash, pathname } = url;
  const { status, text } = await answerOf(url);
  if (status !== 200) return `${String(status)} ${pathname}`;
  const isHere = new URL(page.url()).pathname === pathname;
  if (hash === '' || hash === '#') return undefined;
  const id = decodeURIComponent(hash.slice(1));
  const isThere = isHere
    ? await page.evaluate((name) => document.getElementById(name) !== null, id)
    : text.includes(`id="${id}"`);
  return isThere ? undefined : `no ${hash} on ${pathname}`;
}

/** Checks a page that the tab has not shown yet. */
async function expectGood(page: Page, url: string, path: string): Promise<void> {
  const problems: string[] = [];
  const hear = (line: ConsoleMessage): void => {
    if (['error', 'warning'].includes(line.type())) problems.push(`${line.text()} ${line.location().url}`);
  };
  const fail = (error: Error): void => void problems.push(error.message);
  page.on('console', hear);
  page.on('pageerror', fail);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/${path}${QUERIES[path] ?? ''}`);
  await page.waitForLoadState('networkidle');
  // A module makes some pages, and a widget may wait for an idle browser.
  await expect(page.locator('main, [role=main]').first(), path).toBeVisible();
  const waiting = page.locator('shop-newsletter, shop-footer').and(page.locator(':not([data-shop-ready])'));
  await expect(waiting, path).toHaveCount(0);
  await page.locator('main > details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const left = WITH_REPETITIONS.includes(path) ? ['landmark-unique'] : [];
  const violations = await violationsOn(page, { only: (axe) => axe.exclude(FALLBACK).disableRules(left) });
  expect(violations, path).toEqual([]);
  const addresses = [...new Set(await addressesOn(page))];
  expect(addresses.length, path).toBeGreaterThan(0);
  const faults = await Promise.all(addresses.map((address) => faultOf(address, page)));
  expect(
    faults.filter((fault) => fault !== undefined),
    path,
  ).toEqual([]);
  await expectBarAtTop(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  expect(problems, path).toEqual([]);
  page.off('console', hear);
  page.off('pageerror', fail);
}

/** The guides hold nothing but text, so that one tab can show several: what they share is read and compiled once. */
const GUIDES = PAGES.filter((path) => path.startsWith('guides/'));

const GROUPS = [
  ...PAGES.filter((path) => !GUIDES.includes(path)).map((path) => [path]),
  ...Array.from({ length: Math.ceil(GUIDES.length / 8) }, (_, index) => GUIDES.slice(index * 8, index * 8 + 8)),
];

for (const paths of GROUPS)
  test(`${paths.join(', ')}: no finding of axe, no broken link or file, and fits a phone`, async ({ demo, page }) => {
    // So many elements, or pages, keep axe busy for a while.
    test.slow(paths.length > 1 || paths.some((path) => WITH_REPETITIONS.includes(path)));
    for (const path of paths) await test.step(path, () => expectGood(page, demo.url, path));
  });
