import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { PrerenderOptions } from '../../../src/node/prerender/options.ts';
import { expect, type HostPage, SHOP } from '../support/host-page.ts';
import { unreserved } from '../../support/prerendered.ts';

/** The options of the built module. */
type Options = PrerenderOptions & { readonly tag: string };

const BUILT = pathToFileURL(resolve(process.env.SHOP_WIDGETS_DIST ?? 'dist', 'prerender.js')).href;

const { prerender: prerenderBuilt } = (await import(BUILT)) as { prerender: (options: Options) => string };

/** Prerenders a tag for the imaginary shop with the built module. */
export function prerendered(options: Options): string {
  return prerenderBuilt({ page: `${SHOP}/`, ...options });
}

/** The widths of the window that the three platforms stand for. */
export const WIDTHS = { CLASSIC: 1280, TABLET: 900, MATCH: 400 } as const;

/** Opens a page with prerendered markup, without the script. */
export async function openWithoutScript(host: HostPage, html: string, headers = {}): Promise<void> {
  await host.page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await host.open(html, { script: '', headers });
  // The font of the page moves lines when it arrives.
  await host.page.evaluate(() => document.fonts.ready);
  await forgetShifts(host.page);
}

/** Forgets the layout shifts so far. */
export async function forgetShifts(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => Object.assign(window, { shifts: [] }));
}

/** Runs the script on the page, and waits until the tags are ready and the services have answered, if they do. */
export async function runScript(host: HostPage, tag: string, count = 1, answers = true): Promise<void> {
  const { page } = host;
  await host.addScript();
  await expect(page.locator(`${tag}[data-shop-ready]`)).toHaveCount(count);
  if (tag === 'shop-footer' && answers) await host.answered('/psdata', count);
  await settled(page);
}

/** Lets find-in-page come to a tag, and waits until the tag is mounted: React has marked its shadow root by then. */
export async function forceMount(page: Page, tag: string): Promise<void> {
  const element = page.locator(tag).first();
  await expect(element).toHaveAttribute('data-shop-ready', '');
  await element.evaluate(({ shadowRoot }) => {
    shadowRoot?.querySelector('.root')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await expect.poll(() => isMounted(element)).toBe(true);
  await settled(page);
}

/** Whether React renders a tag. */
export function isMounted(element: Locator): Promise<boolean> {
  return element.evaluate(({ shadowRoot }) => Object.keys(shadowRoot ?? {}).some((key) => key.startsWith('__react')));
}

/** Waits until the browser has laid out the page twice, so that every layout shift was reported. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** The layout shifts that the browser has reported. */
export function shiftsOn(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}

/** The shadow tree as HTML, without the stylesheet, which the element replaces by its own, and the comments of React. */
export async function treeOf(page: Page, tag: string): Promise<string> {
  const html = await page.locator(tag).evaluate((host) => {
    const copy = document.createElement('div');
    copy.append(...Array.from(host.shadowRoot?.childNodes ?? [], (node) => node.cloneNode(true)));
    for (const style of copy.querySelectorAll('style')) style.remove();
    return copy.innerHTML;
  });
  return unreserved(html.replaceAll(/<!--.*?-->/g, ''));
}

/** Marks the root of the shadow tree, so that a test can tell whether it is still the prerendered one. */
export async function markRoot(page: Page, tag: string): Promise<() => Promise<boolean>> {
  await page.locator(tag).evaluate((host) => {
    for (const root of host.shadowRoot?.querySelectorAll('.root') ?? []) Object.assign(root, { isPrerendered: true });
  });
  return () =>
    page.locator(tag).evaluate((host) => {
      const roots = Array.from(host.shadowRoot?.querySelectorAll('.root') ?? []);
      return roots.length === 1 && roots.every((root) => 'isPrerendered' in root);
    });
}
