import { globSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import { violationsOn } from '../../../../embed/support/axe.ts';
import { expect, test } from '../demo-server.ts';

// Every page of the built demo, also one that was added since: no test names them.

const FOLDER = 'demo/dist';

/**
 * The pages of the configurator are seen in its frame, the examples have a test of their own, and an address of the shop
 * has its own page.
 */
const PAGES = [
  ...globSync('**/*.html', { cwd: FOLDER, exclude: ['configurator/pages/**', 'examples/**', 'shop-page.html'] }),
  'contact',
];

/** Pages that need more than their address. */
const QUERIES: Readonly<Record<string, string>> = {
  'confirm.html': '?site=DE&refuse',
  contact: '?site=DE',
};

/** Hidden by its slot once the widget shows, which axe does not see. */
const FALLBACK = '[data-shop-ready] > a';

/** Pages that show the same element in several states, or once more in a frame. */
const WITH_REPETITIONS = ['gallery.html', 'index.html'];

/** Checks a page that the tab has not shown yet. */
async function expectGood(page: Page, url: string, path: string): Promise<void> {
  const problems: string[] = [];
  const record = (line: ConsoleMessage): void => {
    if (['error', 'warning'].includes(line.type())) problems.push(`${line.text()} ${line.location().url}`);
  };
  const fail = (error: Error): void => void problems.push(error.message);
  page.on('console', record);
  page.on('pageerror', fail);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/${path}${QUERIES[path] ?? ''}`);
  await page.waitForLoadState('networkidle');
  // A module makes some pages, and a widget may wait for an idle browser.
  await expect(page.locator('main, [role=main]').first(), path).toBeVisible();
  const waiting = page.locator('shop-newsletter, shop-footer').and(page.locator(':not([data-shop-ready])'));
  // A footer with content of its own is rendered when it comes near the viewport.
  const scrollToWaiting = async (): Promise<number> => {
    await waiting.evaluateAll(([first]) => first?.scrollIntoView());
    return waiting.count();
  };
  await expect.poll(scrollToWaiting, path).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  const left = WITH_REPETITIONS.includes(path) ? ['landmark-unique'] : [];
  const violations = await violationsOn(page, {
    only: (axe) => axe.exclude(FALLBACK).disableRules(left),
    preload: !path.startsWith('hosts/'),
  });
  expect(violations, path).toEqual([]);
  // 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  expect(problems, path).toEqual([]);
  page.off('console', record);
  page.off('pageerror', fail);
}

/** What is wrong with a stop of the Tab key, which may be in a tag or a frame; `undefined` once the focus has left. */
function faultOfStop(): string | undefined {
  const inner = (element: Element | null): Element | null => {
    const content = element instanceof HTMLIFrameElement ? element.contentDocument : element?.shadowRoot;
    const next = content?.activeElement;
    return next ? inner(next) : element;
  };
  const stop = inner(document.activeElement);
  if (!stop || stop === document.body) return undefined;
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const isSeen = [left + 4, (left + right) / 2, right - 4].some((x) => {
    const y = Math.min(Math.max((top + bottom) / 2, 0), (stop.ownerDocument.defaultView?.innerHeight ?? 0) - 1);
    const seen = (stop.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    return stop.contains(seen) || seen?.contains(stop);
  });
  // A radio button may show its ring on its label. The parts of a date have rings of their own.
  const rings = [stop, stop.nextElementSibling].map((one) => (one ? getComputedStyle(one).outlineStyle : 'none'));
  const hasRing = stop.matches('[type=date], [type=time]') || rings.some((ring) => ring !== 'none');
  return isSeen && hasRing ? '' : `${isSeen ? 'without a ring' : 'covered'}: ${stop.outerHTML.slice(0, 100)}`;
}

/** Goes through a page by keyboard alone, with forced colours. */
async function expectKeyboard(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faultNow = async (): Promise<string> => (await page.evaluate(faultOfStop)) ?? 'left';
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    // A form that is being mounted unfolds, and scrolls to what has the focus.
    await expect.poll(faultNow, path).toMatch(/^(?:left)?$/);
    expect((stops += 1), 'nothing traps the focus').toBeLessThan(500);
  } while ((await faultNow()) !== 'left');
  if ((await page.locator('.demo-bar').count()) === 0) return;
  await page.locator('.skip-link').press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus'), path).toHaveCount(1);
}

/** The guides hold nothing but text, so that one tab can show several: what they share is read and compiled once. */
const GUIDES = PAGES.filter((path) => path.startsWith('guides/'));

const GROUPS = [
  ...PAGES.filter((path) => !GUIDES.includes(path)).map((path) => [path]),
  ...Array.from({ length: Math.ceil(GUIDES.length / 8) }, (_, index) => GUIDES.slice(index * 8, index * 8 + 8)),
];

for (const paths of GROUPS)
  test(`${paths.join(', ')}: nothing found by axe, on a phone or by keyboard`, async ({ demo, page }) => {
    // So many elements, or pages, keep axe busy for a while.
    test.slow(paths.length > 1 || paths.some((path) => WITH_REPETITIONS.includes(path)));
    for (const path of paths) await test.step(path, () => expectGood(page, demo.url, path));
    await expectKeyboard(page, paths.at(-1) ?? '');
  });
