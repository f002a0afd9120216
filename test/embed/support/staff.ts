import type { Page, Request } from '@playwright/test';
import { type HostPage, SHOP } from './host-page.ts';

export const TAG = '<shop-preview></shop-preview>';
export const API = '/service/preview/api';
export const CHECK = `GET ${API}/auth/checkauth`;
export const APPLY = `GET ${API}/token`;
export const TESTS = 'GET /service/abtestfrontend/api/v1/gettestsat';
export const SECRET = 'secret-of-staff-0815';
/** The answer to the check: the live shop, or a preview. */
export const LIVE = { status: 'SUCCESS', dateTime: null, abTestName: null, abTestGroup: null };
export const PREVIEW = { status: 'SUCCESS', dateTime: '2026-12-01T10:00', abTestName: 'headline', abTestGroup: 'B' };
export const LIST = [
  { name: 'headline', groups: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
  { name: 'teaser', groups: [{ name: 'X' }] },
];

export async function beStaff(page: Page, name = 'StaffAuthToken'): Promise<void> {
  await page.context().addCookies([{ name, value: SECRET, url: SHOP }]);
}

export function serveStaff(host: HostPage, check: object = LIVE): void {
  host.serve(CHECK, { body: check });
  host.serve(APPLY, { body: { status: 'SUCCESS' } });
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'SUCCESS' } });
  host.serve(`GET ${API}/auth/logout`, { body: { status: 'SUCCESS' } });
  host.serve(TESTS, { body: LIST });
}

/** Opens a page with the panel, as a member of staff. */
export async function openPanel(host: HostPage, check: object = LIVE): Promise<void> {
  await beStaff(host.page);
  serveStaff(host, check);
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
