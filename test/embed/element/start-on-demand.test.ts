import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';

/** Records in which order tags are ready, by their ids. */
async function noteReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(window, { ready });
    document.addEventListener('shop-ready', ({ target }) => ready.push((target as Element).id));
  });
}

const readyOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { ready: string[] }).ready);

const below = (id: string): string =>
  `<shop-layout id="${id}" style="position: absolute; inset-block-start: 9000px"></shop-layout>`;

const shown = (id: string): string => `<shop-layout id="${id}"></shop-layout>`;

test('widgets near the viewport start before those far below, in the order of the page', async ({ host, page }) => {
  await noteReady(page);
  await host.open(below('far') + shown('first') + shown('second'));
  await expect.poll(() => readyOn(page)).toEqual(['first', 'second', 'far']);
});

test('widgets start in a page that is in the background', async ({ host, page }) => {
  await noteReady(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
    // A page that is not rendered reports no intersections.
    Object.assign(IntersectionObserver.prototype, { observe: () => undefined });
  });
  await host.open(shown('first') + shown('second'));
  await expect.poll(() => readyOn(page)).toEqual(['first', 'second']);
});
