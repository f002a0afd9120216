import type { Page } from '@playwright/test';
import { type Answer, CALLS } from '../../support/answers.ts';
import { type HostPage, type Service, SHOP } from '../support/host-page.ts';

export const RENEW = CALLS.renewal;
export const TAG = '<shop-session></shop-session>';

/** A login token that is due for renewal and expires in the given number of seconds, with as much as browsers read. */
export function token(due: number, expires: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = JSON.stringify({ ren: now + due, exp: now + expires, lid: now });
  return `h.${Buffer.from(claims).toString('base64url')}.s`;
}

export async function logIn(page: Page, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'LoginToken', value, url: SHOP }]);
}

interface Detail {
  readonly loggedIn: boolean;
  readonly code: number | null;
}

/** Records the details of the session events of each page. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const details: unknown[] = [];
    Object.assign(window, { heard: details });
    document.addEventListener('shop-session-change', (event) => details.push((event as CustomEvent).detail));
  });
}

/** The session events that the page has received. */
export function heard(page: Page): Promise<Detail[]> {
  return page.evaluate(() => (window as unknown as { heard: Detail[] }).heard);
}

/** The events of the page of a visitor without a login. */
export const NOBODY: readonly Detail[] = [
  { loggedIn: false, code: null },
  { loggedIn: false, code: 3 },
];

/** The number of renewals of the login token. */
export function renewals(host: HostPage): number {
  return host.calls.filter((call) => call.url().endsWith('/logintoken/renew')).length;
}

/** A signal that a test waits for, or that delays an answer to the page. */
export function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** A service that gives its answer once a gate is open. */
export function heldBy({ passed }: ReturnType<typeof gate>, answer: Answer): Service {
  return () => passed.then(() => answer);
}
