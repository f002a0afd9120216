import type { Page } from '@playwright/test';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';

const RENEW = 'POST /service/login/api/v1/logintoken/renew';
const ASSIGN = 'GET /service/abtestfrontend/api/v1/getassignment';
const TAG = '<shop-session></shop-session>';

/** A login token that is due and expires so many seconds from now. */
function token(due: number, expires: number, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const claims = { ren: seconds + due, exp: seconds + expires, lid: seconds };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

async function logIn(page: Page, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'LoginToken', value, url: SHOP }]);
}

/** Keeps the details of the session events in `window.heard`. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const details: unknown[] = [];
    Object.assign(window, { heard: details });
    document.addEventListener('shop-session-change', (event) => details.push((event as CustomEvent).detail));
  });
}

function heard(page: Page): Promise<{ loggedIn: boolean; code: number | null }[]> {
  return page.evaluate(() => (window as unknown as { heard: { loggedIn: boolean; code: number | null }[] }).heard);
}

function renewals(host: HostPage): number {
  return host.calls.filter((call) => call.url().endsWith('/logintoken/renew')).length;
}

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  await listen(page);
});

test('a due token is renewed at once, and again every 3 minutes', async ({ host, page }) => {
  await page.clock.install();
  await logIn(page, token(-60, 36_000));
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  await host.open(TAG);
  await expect
    .poll(() => heard(page))
    .toEqual([
      { loggedIn: true, code: null },
      { loggedIn: true, code: 0 },
    ]);
  const request = host.calls.find((call) => call.url().endsWith('/renew'));
  expect([request?.method(), request?.postData()]).toEqual(['POST', null]);
  await page.clock.runFor(161_000);
  expect(renewals(host)).toBe(1);
  await page.clock.runFor(20_000);
  await expect.poll(() => renewals(host)).toBe(2);
  expect(host.console).toEqual([]);
});

test('a login is found within 10 seconds', async ({ host, page }) => {
  await page.clock.install();
  await host.open(TAG);
  await expect
    .poll(() => heard(page))
    .toEqual([
      { loggedIn: false, code: null },
      { loggedIn: false, code: 3 },
    ]);
  await logIn(page, token(600, 3600));
  await page.clock.runFor(10_000);
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 4 });
  expect(renewals(host)).toBe(0);
});

for (const platform of ['SMARTPHONE', 'TABLET']) {
  test(`nothing is renewed on ${platform}`, async ({ host, page }) => {
    await logIn(page, token(-60, 3600));
    await host.open(`<shop-session platform="${platform}"></shop-session>`);
    await expect.poll(() => host.calls.length).toBe(1);
    expect([renewals(host), await heard(page)]).toEqual([0, []]);
  });
}

test('several elements share one assignment and one keep-alive', async ({ host, page }) => {
  await logIn(page, token(-60, 3600));
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  await host.open(TAG.repeat(3));
  await expect.poll(async () => (await heard(page)).length).toBe(6);
  expect(host.calls.map((call) => new URL(call.url()).pathname).sort()).toEqual([
    '/service/abtestfrontend/api/v1/getassignment',
    '/service/login/api/v1/logintoken/renew',
  ]);
});

test('a page that is hidden waits, and checks at once when it is seen again', async ({ host, page }) => {
  await page.clock.install();
  await logIn(page, token(30, 36_000));
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  await host.open(TAG);
  await expect.poll(async () => (await heard(page)).at(-1)?.code).toBe(4);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(600_000);
  expect(renewals(host)).toBe(0);
  await setVisibility(page, 'visible');
  await expect.poll(() => renewals(host)).toBe(1);
});

test('an element that leaves takes its timers and listeners with it', async ({ host, page }) => {
  await page.addInitScript(countTimersAndListeners);
  await logIn(page, token(600, 3600));
  await host.open('<div></div>');
  const before = await page.evaluate(() => (window as unknown as Counted).counted());
  await page.evaluate(async () => {
    const element = document.createElement('shop-session');
    document.body.append(element);
    await new Promise((resolve) => {
      element.addEventListener('shop-ready', resolve);
    });
  });
  await expect.poll(async () => (await heard(page)).at(-1)?.code).toBe(4);
  expect((await page.evaluate(() => (window as unknown as Counted).counted())).timers).toBe(1);
  await page.evaluate(() => document.querySelector('shop-session')?.remove());
  await expect.poll(() => page.evaluate(() => (window as unknown as Counted).counted())).toEqual(before);
});

interface Counted {
  counted(): { timers: number; listeners: number };
}

function countTimersAndListeners(): void {
  const timers = new Set<number>();
  let listeners = 0;
  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = ((action: () => void, wait?: number) => {
    const timer = set(() => {
      timers.delete(timer);
      action();
    }, wait);
    // React's scheduler and the like come back at once; what is counted is what stays.
    if ((wait ?? 0) > 1000) timers.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((timer?: number) => {
    timers.delete(timer ?? 0);
    clear(timer);
  }) as typeof window.clearTimeout;
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const counted = ['visibilitychange', 'pageshow', 'pagehide', 'online', 'offline', 'resize'];
    target.addEventListener = (...args: Parameters<typeof add>) => {
      if (counted.includes(args[0])) listeners += 1;
      add(...args);
    };
    target.removeEventListener = (...args: Parameters<typeof remove>) => {
      if (counted.includes(args[0])) listeners -= 1;
      remove(...args);
    };
  }
  Object.assign(window, { counted: () => ({ timers: timers.size, listeners }) });
}

function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('nothing happens while the page is prerendered', async ({ host, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true });
  });
  await logIn(page, token(-60, 3600));
  host.serve(RENEW, { status: 201, body: {} });
  await host.open(TAG);
  await page.waitForFunction(() => customElements.get('shop-session') !== undefined);
  expect([host.calls.length, await heard(page)]).toEqual([0, []]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => renewals(host)).toBe(1);
});

test.describe('six tabs', () => {
  /** Opens tabs of one browser in which the time is the test's. */
  async function openTabs(first: Page, count: number): Promise<Page[]> {
    const pages = [first];
    while (pages.length < count) pages.push(await first.context().newPage());
    const html = `<!doctype html><title>Shop</title><script src="/shop-widgets.js" defer></script>${TAG}`;
    await first.context().route(`${SHOP}/tab`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await first.clock.install();
    for (const page of pages) {
      await page.goto(`${SHOP}/tab`);
      await page.waitForFunction(() => customElements.get('shop-session') !== undefined);
    }
    return pages;
  }

  /** Lets a period pass; in small steps towards its end, or the time limit of a request would be over. */
  async function runPeriod(page: Page): Promise<void> {
    // One clock drives all pages of the browser.
    for (const step of [150_000, 10_000, 10_000, 10_000, 1000]) {
      await page.clock.fastForward(step);
      await page.waitForLoadState('networkidle');
    }
  }

  for (const changesCookie of [true, false]) {
    test(`renew once a period, also when the leading one is closed${changesCookie ? '' : ', where no cookie changes'}`, async ({
      host,
      page,
    }) => {
      test.slow();
      await logIn(page, token(-60, 360_000));
      let time = Date.now();
      host.serve(RENEW, () => ({
        status: 201,
        headers: changesCookie ? { 'set-cookie': `LoginToken=${token(170, 360_000, time)}; Path=/` } : {},
        body: { status: 'RENEWED' },
      }));
      const pages = await openTabs(page, 6);
      await expect.poll(() => renewals(host)).toBe(1);
      for (const period of [2, 3]) {
        time += 181_000;
        await runPeriod(page);
        await expect.poll(() => renewals(host)).toBe(period);
      }
      await page.close();
      time += 181_000;
      await runPeriod(pages.at(-1) ?? page);
      await expect.poll(() => renewals(host)).toBeGreaterThanOrEqual(4);
      // Where the cookie does not tell that it has just been done, the next tab's turn may come early, once.
      expect(renewals(host)).toBeLessThanOrEqual(changesCookie ? 4 : 5);
    });
  }
});
