import { expect, test } from '../support/host-page.ts';
import {
  ASSIGN,
  gate,
  heard,
  listen,
  logIn,
  RENEW,
  renewals,
  setVisibility,
  TAG,
  token,
  NOBODY,
} from './session-page.ts';

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  await listen(page);
});

test('a due token is renewed at once, and again every 3 minutes', async ({ host, page }) => {
  // Half of the random spread, so the wait is exactly 171 seconds. The clock is paused: otherwise the time that the test
  // itself takes would be added to it, and the clock would run on past the time limit of a renewal that is under way.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
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
  await page.clock.runFor(170_000);
  expect(renewals(host)).toBe(1);
  await page.clock.runFor(2000);
  await expect.poll(() => renewals(host)).toBe(2);
  expect(host.console).toEqual([]);
});

test('a login is found within 10 seconds', async ({ host, page }) => {
  await page.clock.install();
  await host.open(TAG);
  await expect.poll(() => heard(page)).toEqual(NOBODY);
  await logIn(page, token(600, 3600));
  await page.clock.runFor(10_000);
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 4 });
  expect(renewals(host)).toBe(0);
});

test('several elements share one assignment and one keep-alive', async ({ host, page }) => {
  await logIn(page, token(-60, 3600));
  const answer = gate();
  host.serve(RENEW, async (_request, route) => {
    await answer.passed;
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"status":"RENEWED"}' });
  });
  await host.open(TAG.repeat(3));
  // An element that is mounted after the answer would hear of it alone.
  await expect.poll(async () => (await heard(page)).length).toBe(3);
  answer.open();
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

for (const [name, start] of [
  [
    'in the background',
    () => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    },
  ],
  ['without a connection', () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })],
] as const) {
  test(`a tab that starts ${name} reports from the cookie who is logged in, before any check`, async ({
    host,
    page,
  }) => {
    await page.addInitScript(start);
    await logIn(page, token(-60, 3600));
    await host.open(TAG);
    await expect.poll(() => heard(page)).toEqual([{ loggedIn: true, code: null }]);
    expect(renewals(host)).toBe(0);
  });
}

test('a page whose load ends after the first check is not checked twice', async ({ host, page }) => {
  const picture = gate();
  await page.route('**/late.svg', async (route) => {
    await picture.passed;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await logIn(page, token(-60, 36_000));
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  const opened = host.open(`${TAG}<img src="/late.svg" alt="">`);
  await host.answered('/logintoken/renew', 1);
  picture.open();
  await opened;
  await page.evaluate(() => document.readyState);
  expect([renewals(host), await heard(page)]).toEqual([
    1,
    [
      { loggedIn: true, code: null },
      { loggedIn: true, code: 0 },
    ],
  ]);
});

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
