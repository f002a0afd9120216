import type { Page } from '@playwright/test';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { callsOf } from '../support/staff.ts';
import { ASSIGN, heard, listen, logIn, setVisibility, TAG, token } from './session-page.ts';

const LONG_TERM = 'POST /service/login/api/v1/longtermtoken/renew';
const SECRET = 'long-term-4711';
const EXPIRED = { loggedIn: false, code: 5 };

const asked = (host: HostPage): number => callsOf(host, '/longtermtoken/renew').length;

async function open(page: Page): Promise<void> {
  await listen(page);
  await page.goto(`${SHOP}/`);
}

test.beforeEach(async ({ host, page }) => {
  host.serve(ASSIGN, { body: { assignments: [] } });
  host.serve(LONG_TERM, { status: 401, body: {} });
  await page.context().addCookies([{ name: 'LongTermToken', value: SECRET, url: SHOP }]);
});

test('an expired login is tried once for all tabs of a browser, hidden and later ones too', async ({ host, page }) => {
  const login = token(-7200, -3600);
  await logIn(page, login);
  const told: string[] = [];
  await page.context().exposeFunction('tell', (text: string) => told.push(text));
  await page.context().addInitScript(() => {
    const { tell } = window as unknown as { tell(text: string): void };
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      tell(JSON.stringify(message));
      postMessage.call(this, message);
    };
  });
  const hidden = await page.context().newPage();
  await hidden.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  });
  await listen(page);
  await host.open(TAG);
  // The pages of the other tabs are the same as the first one.
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual(EXPIRED);
  await open(hidden);
  await expect.poll(() => heard(hidden)).toEqual([{ loggedIn: false, code: null }]);
  const later = await page.context().newPage();
  await open(later);
  await expect.poll(async () => (await heard(later)).at(-1)).toEqual(EXPIRED);
  await page.close();
  await setVisibility(hidden, 'visible');
  await expect.poll(async () => (await heard(hidden)).at(-1)).toEqual(EXPIRED);
  expect(asked(host)).toBe(1);
  expect(told.join()).toContain('given-up');
  for (const part of [SECRET, ...login.split('.')]) {
    if (part.length > 1) expect(told.join(), part).not.toContain(part);
  }
});
