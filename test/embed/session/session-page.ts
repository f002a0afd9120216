import type { Page } from '@playwright/test';
import { type HostPage, SHOP } from '../support/host-page.ts';

export const RENEW = 'POST /service/login/api/v1/logintoken/renew';
export const ASSIGN = 'GET /service/abtestfrontend/api/v1/getassignment';
export const TAG = '<shop-session></shop-session>';

/** A JWT as far as a browser looks at it. */
export function jwt(claims: object): string {
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

/** A login token that is due and expires so many seconds from now. */
export function token(due: number, expires: number, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return jwt({ ren: seconds + due, exp: seconds + expires, lid: seconds });
}

export async function logIn(page: Page, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'LoginToken', value, url: SHOP }]);
}

interface Detail {
  readonly loggedIn: boolean;
  readonly code: number | null;
}

/** Keeps the details of the session events of each page. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const details: unknown[] = [];
    Object.assign(window, { heard: details });
    document.addEventListener('shop-session-change', (event) => details.push((event as CustomEvent).detail));
  });
}

/** What the page has heard of its session so far. */
export function heard(page: Page): Promise<Detail[]> {
  return page.evaluate(() => (window as unknown as { heard: Detail[] }).heard);
}

/** What the page of a visitor without a login hears. */
export const NOBODY: readonly Detail[] = [
  { loggedIn: false, code: null },
  { loggedIn: false, code: 3 },
];

/** How often the login token has been renewed. */
export function renewals(host: HostPage): number {
  return host.calls.filter((call) => call.url().endsWith('/logintoken/renew')).length;
}

/** Shows or hides the page, as another tab before it does. */
export function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Something that a test waits for, or makes the page wait for. */
export function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
