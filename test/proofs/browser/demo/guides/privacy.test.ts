import type { Locator, Page } from '@playwright/test';
import { formOf } from '../../../../embed/newsletter/form.ts';
import { logIn, RENEW, token } from '../../../../embed/session/session-page.ts';
import { expect, type HostPage, SHOP, test } from '../../../../embed/support/host-page.ts';
import { signUp } from '../../../../embed/support/sign-up.ts';
import { beStaff, callsOf, LIST, LIVE, openDialog } from '../../../../embed/support/staff.ts';
import { snippetsIn, TEXTS } from '../../../../support/snippets.ts';

interface Row {
  readonly call: string;
  readonly whom: string;
  readonly sets: string;
}

/** The table of calls, as the guide prints it. */
const ROWS: readonly Row[] = Array.from(
  (TEXTS['privacy.md'] ?? '').matchAll(/^\| `((?:GET|POST|PUT) [^`]+)` *\| (\w+) *\|[^|]*\|[^|]*\|([^|]*)\|$/gm),
  ([, call = '', whom = '', sets = '']) => ({ call, whom, sets: sets.trim() }),
);

/** A footer with a logo. */
const CONTENT = { teaser: { groups: [{ images: [{ label: 'Visa', source: 'visa' }] }] } };

const EVERY_TAG = `<shop-layout><main><shop-newsletter></shop-newsletter></main></shop-layout>
  <shop-session></shop-session><shop-preview></shop-preview>
  <shop-footer hide-newsletter="no"><script type="application/json" data-content>${JSON.stringify(CONTENT)}</script></shop-footer>`;

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/checkauth': LIVE,
  '/gettestsat': LIST,
  '/psdata': { nl_status: 'SUBSCRIBED' },
  '/base-data': { email: 'anna@example.com', consents: [] },
};

/** The cookie that an answer sets in the test, where the guide says that it may set one. */
const cookieOf = ({ call }: Row): string => `Set-by-${call.replaceAll(/\W+/g, '-')}`;

/** Serves every call of the guide; where it names a cookie, the answer sets one. */
function serveGuide(host: HostPage): void {
  for (const row of ROWS) {
    const [, path = ''] = row.call.split(' ');
    const [, body = { status: 'SUCCESS' }] = Object.entries(ANSWERS).find(([end]) => path.endsWith(end)) ?? [];
    host.serve(row.call.replaceAll(/\{\w+\}/g, '*'), {
      status: row.call.startsWith('POST') ? 201 : 200,
      headers: row.sets === '' ? {} : { 'set-cookie': `${cookieOf(row)}=1; Path=/` },
      body,
    });
  }
}

/** The calls that the page has made, as the guide writes them. */
function madeBy(host: HostPage): readonly string[] {
  const made = host.calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`);
  const asWritten = (call: string): string =>
    ROWS.find((row) => new RegExp(`^${row.call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call))?.call ?? call;
  return [...new Set(made.map(asWritten))].toSorted();
}

const saidFor = (...whom: readonly string[]): readonly Row[] => ROWS.filter((row) => whom.includes(row.whom));

const callsIn = (rows: readonly Row[]): readonly string[] => rows.map(({ call }) => call).toSorted();

async function cookiesOf(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted();
}

const storageOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

async function visit(host: HostPage, script?: string): Promise<void> {
  await host.open(EVERY_TAG, script === undefined ? {} : { script });
  await expect(host.page.locator('[data-shop-ready]')).toHaveCount(5);
  await host.page.locator('shop-footer').scrollIntoViewIfNeeded();
}

/** Presses a button after which the page reloads. */
async function reloadedBy(page: Page, button: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
}

test.beforeEach(({ host }) => serveGuide(host));

test('a visitor causes the calls and the cookies that the guide names for everyone', async ({ host, page }) => {
  await visit(host);
  await signUp(page.locator('shop-newsletter'));
  await expect.poll(() => madeBy(host)).toEqual(callsIn(saidFor('everyone')));
  const set = saidFor('everyone').filter(({ sets }) => sets !== '');
  expect(set).not.toEqual([]);
  expect(await cookiesOf(page)).toEqual(set.map(cookieOf));
  expect(await storageOf(page)).toEqual([]);
});

test('a customer causes those for customers besides', async ({ host, page }) => {
  await logIn(page, token(-60, 3600));
  await visit(host);
  const form = formOf(page.locator('shop-newsletter'));
  await expect(form.email).toHaveValue('anna@example.com');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect.poll(() => callsOf(host, '/logintoken/renew').length).toBe(1);
  // Later the login has expired, and a token for a longer time is there.
  await logIn(page, token(-7200, -3600));
  await page.context().addCookies([{ name: 'LongTermToken', value: token(3600, 7200), url: SHOP }]);
  await visit(host);
  const rows = saidFor('everyone', 'customers');
  await expect.poll(() => madeBy(host)).toEqual(callsIn(rows));
  const set = rows.filter(({ sets }) => sets !== '').map(cookieOf);
  expect(await cookiesOf(page)).toEqual([...set, 'LoginToken', 'LongTermToken'].toSorted());
  expect(await storageOf(page)).toEqual([]);
});

test('staff cause those for staff besides', async ({ host, page }) => {
  await beStaff(page);
  await visit(host);
  await signUp(page.locator('shop-newsletter'));
  const dialog = await openDialog(page);
  await reloadedBy(page, dialog.getByRole('button', { name: 'Apply' }));
  const again = await openDialog(page);
  await reloadedBy(page, again.getByRole('button', { name: 'Log out' }));
  const rows = saidFor('everyone', 'staff');
  await expect.poll(() => madeBy(host)).toEqual(callsIn(rows));
  const set = rows.filter(({ sets }) => sets !== '').map(cookieOf);
  expect(await cookiesOf(page)).toEqual([...set, 'StaffAuthToken'].toSorted());
  expect(await storageOf(page)).toEqual([]);
});

test('without A/B tests nothing is set for a visitor until the recipe reports the consent', async ({ host, page }) => {
  const script = snippetsIn('html', ['privacy.md'])[0]?.code;
  const recipe = snippetsIn('js', ['privacy.md'])[0]?.code ?? '';
  await visit(host, script);
  await expect.poll(() => callsOf(host, '/psdata').length).toBe(1);
  expect(callsOf(host, '/getassignment')).toEqual([]);
  expect(await cookiesOf(page)).toEqual([]);
  await page.addScriptTag({ content: recipe });
  await host.answered('/getassignment', 1);
  expect(callsOf(host, RENEW)).toEqual([]);
});
