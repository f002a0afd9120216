import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

/**
 * Counts what the script holds on to: listeners on anything but elements, which go with their tag, and timers that are
 * still to come. It runs before any script of the page. The test runner has listeners of its own, so the stack tells
 * whose a call is.
 */
function countHolds(): void {
  const held = new Map<string, number>();
  const change = (name: string, by: number): void => {
    held.set(name, (held.get(name) ?? 0) + by);
    if (held.get(name) === 0) held.delete(name);
  };
  Object.assign(window, { held: () => Object.fromEntries(held) });

  const isOurs = (): boolean => new Error('Whose call is it?').stack?.includes('shop-widgets.js') === true;
  const outlivesTags = (target: EventTarget): boolean =>
    !(target instanceof Node) ||
    [document, document.documentElement, document.head, document.body].includes(target as never);
  const listeners = new WeakMap<EventTarget, Set<string>>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const keyOf = (type: string, listener: object, options?: boolean | AddEventListenerOptions): string => {
    const capture = typeof options === 'object' ? options.capture : options;
    if (!ids.has(listener)) ids.set(listener, (lastId += 1));
    return `${type} ${String(ids.get(listener))} ${String(Boolean(capture))}`;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !isOurs() || !outlivesTags(target)) return;
    const known = listeners.get(target) ?? new Set();
    listeners.set(target, known);
    const key = keyOf(type, listener, options);
    if (!known.has(key)) change(`listener ${type}`, 1);
    known.add(key);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener && listeners.get(target)?.delete(keyOf(type, listener, options))) change(`listener ${type}`, -1);
  };

  const own = window as unknown as Record<string, (...given: unknown[]) => unknown>;
  const countTimers = (start: string, stop: string, repeats: boolean): void => {
    const [begin, end] = [own[start], own[stop]];
    const pending = new Set<unknown>();
    own[start] = (callback, ...rest) => {
      if (!isOurs()) return begin?.call(window, callback, ...rest);
      const run = (...given: unknown[]): void => {
        if (!repeats && pending.delete(id)) change(start, -1);
        (callback as (...all: unknown[]) => void)(...given);
      };
      const id = begin?.call(window, run, ...rest);
      pending.add(id);
      change(start, 1);
      return id;
    };
    own[stop] = (id) => {
      if (pending.delete(id)) change(start, -1);
      return end?.call(window, id);
    };
  };
  countTimers('setTimeout', 'clearTimeout', false);
  countTimers('setInterval', 'clearInterval', true);
  countTimers('requestAnimationFrame', 'cancelAnimationFrame', false);
  countTimers('requestIdleCallback', 'cancelIdleCallback', false);
}

const heldOn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as { held: () => Record<string, number> }).held());

test('before a tag is on the page the script asks for nothing and holds no listener and no timer', async ({
  host,
  page,
}) => {
  await page.addInitScript(countHolds);
  await host.open('<p>A page without us</p>');
  await page.evaluate(() => document.createElement('shop-newsletter').setAttribute('site', 'AT'));
  expect(await heldOn(page)).toEqual({});
  expect(host.calls).toEqual([]);
});

test('after the last tag has gone the script holds no listener and no timer', async ({ host, page }) => {
  acceptSignUps(host);
  await page.context().addCookies([{ name: 'LoginToken', value: 'e30.e30.x', url: 'https://shop.example' }]);
  await page.addInitScript(countHolds);
  await host.open(NEWSLETTER + NEWSLETTER + NEWSLETTER);
  await expect(rootOf(page)).toHaveCount(3);
  await page
    .locator('shop-newsletter')
    .first()
    .evaluate((tag) => tag.remove());
  await page
    .locator('shop-newsletter')
    .first()
    .evaluate((tag) => tag.remove());
  await signUp(page);
  expect(Object.keys(await heldOn(page)), 'the count sees what a tag holds').toContain('listener resize');
  await page.locator('shop-newsletter').evaluate((tag) => tag.remove());
  await expect.poll(() => heldOn(page)).toEqual({});
});

test('a tag that leaves in the middle of a sign-up holds nothing either', async ({ host, page }) => {
  host.serve('POST /service/newsletter/api/internal/newsletter-subscribers', () => new Promise(() => undefined));
  await page.addInitScript(countHolds);
  await host.open(NEWSLETTER);
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.com');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  await sent;
  await page.locator('shop-newsletter').evaluate((tag) => tag.remove());
  await expect.poll(() => heldOn(page)).toEqual({});
});

test('while the page is prerendered nothing runs but the wait for the visit', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'LoginToken', value: 'e30.e30.x', url: 'https://shop.example' }]);
  await page.addInitScript(countHolds);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await host.open(`${NEWSLETTER}<div data-shop-widget="newsletter"></div>`);
  await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toBeVisible();
  await expect(page.locator('shop-newsletter')).toHaveCount(2);
  await expect(rootOf(page)).toHaveCount(0);
  expect(host.calls).toEqual([]);
  expect(await heldOn(page)).toEqual({ 'listener prerenderingchange': 2 });
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(rootOf(page)).toHaveCount(2);
});

test('a tag that leaves a prerendered page before the visit leaves no listener', async ({ host, page }) => {
  await page.addInitScript(countHolds);
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await host.open(NEWSLETTER);
  await page.locator('shop-newsletter').evaluate((tag) => tag.remove());
  await expect.poll(() => heldOn(page)).toEqual({});
});
