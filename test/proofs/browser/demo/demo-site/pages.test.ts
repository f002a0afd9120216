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
  const left = WITH_REPETITIONS.includes(path) ? ['landmark-unique'] : [];
  const violations = await violationsOn(page, { only: (axe) => axe.exclude(FALLBACK).disableRules(left) });
  expect(violations, path).toEqual([]);
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
  test(`${paths.join(', ')}: no finding of axe, no missing file, and fits a phone`, async ({ demo, page }) => {
    // So many elements, or pages, keep axe busy for a while.
    test.slow(paths.length > 1 || paths.some((path) => WITH_REPETITIONS.includes(path)));
    for (const path of paths) await test.step(path, () => expectGood(page, demo.url, path));
  });
