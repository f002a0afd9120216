import type { Page, Request } from '@playwright/test';
import { ANSWERS, CALLS } from '../../support/answers.ts';
import { type HostPage, SHOP } from './host-page.ts';

export const TAG = '<shop-preview></shop-preview>';
export const API = '/service/preview/api';
export const { staffCheck: CHECK, apply: APPLY, tests: TESTS } = CALLS;
export const SECRET = 'secret-of-staff-0815';
/** The answer to the check: the live shop, or a preview. */
export const LIVE = ANSWERS.staffCheck.body as object;
export const PREVIEW = { status: 'SUCCESS', dateTime: '2026-12-01T10:00', abTestName: 'headline', abTestGroup: 'B' };
export const LIST = ANSWERS.tests.body;

export async function beStaff(page: Page, name = 'StaffAuthToken'): Promise<void> {
  await page.context().addCookies([{ name, value: SECRET, url: SHOP }]);
}

/**
 * Keeps the page after an apply and a logout. The page of a shop reloads, which takes away what the panel says; on a busy
 * machine that is before the test looks.
 */
export async function keepPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['shop-preview-apply', 'shop-preview-logout']) {
      addEventListener(type, (event) => event.preventDefault());
    }
  });
}

/** Stops the time of a page whose clock is installed, so that it does not reload until {@link letReload}. */
export async function holdReload(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets a page reload that was held by {@link holdReload}, and its time go on. */
export async function letReload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(1500);
  await reloaded;
  await page.clock.resume();
}

/** Opens a page with the panel, as a member of staff. */
export async function openPanel(host: HostPage, check: object = LIVE): Promise<void> {
  await beStaff(host.page);
  host.serve(CHECK, { body: check });
  await host.open(TAG);
}

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: /^Staff preview/ }).click();
  return page.getByRole('dialog', { name: 'Preview settings' });
}

export function callsOf(host: HostPage, path: string): Request[] {
  return host.calls.filter((call) => new URL(call.url()).pathname.endsWith(path));
}

/** The decoded parameters of a request. */
export function query(call: Request | undefined): Record<string, string> {
  return Object.fromEntries(new URL(call?.url() ?? SHOP).searchParams);
}
