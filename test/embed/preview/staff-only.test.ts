import { type Answer, expect, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
import { API, beStaff, callsOf, CHECK, LIVE, openDialog, serveStaff, TAG } from '../support/staff.ts';

test.describe('a visitor without a staff cookie', () => {
  test('costs no request, no timer and no element', async ({ host, page }) => {
    serveStaff(host);
    await host.open(TAG);
    await page.waitForFunction(() => customElements.get('shop-preview') !== undefined);
    await page.waitForLoadState('networkidle');
    expect(host.calls).toEqual([]);
    expect(await page.locator('shop-preview .root *').count()).toBe(0);
  });

  const REFUSALS = [
    ['is not known', { body: { ...LIVE, status: 'UNAUTHORIZED' } }],
    ['is refused', { status: 401, body: {} }],
    ['meets a fault', { status: 500, body: {} }],
    ['meets a login page', { body: '<!doctype html><title>Log in</title>' }],
    ['meets another word', { body: { ...LIVE, status: 'FORBIDDEN' } }],
    ['meets a number', { body: { ...LIVE, status: 401 } }],
    ['meets no word', { body: { ...LIVE, status: null } }],
  ] as const satisfies readonly (readonly [string, Answer])[];

  test('or one whose cookie is not good for staff sees nothing, and nothing is renewed', async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    for (const [name, answer] of REFUSALS) {
      await test.step(name, async () => {
        host.calls.length = 0;
        host.serve(CHECK, answer);
        await host.open(TAG);
        await expect.poll(() => host.calls.length, name).toBe(1);
        await page.waitForLoadState('networkidle');
        expect(host.calls, name).toHaveLength(1);
        expect(await page.locator('shop-preview .root *').count(), name).toBe(0);
      });
    }
  });
});

for (const cookie of ['StaffAuthToken', 'CobraAuthToken']) {
  test(`staff with a ${cookie} see the live shop, and are kept authorised`, async ({ host, page }) => {
    await page.clock.install();
    await beStaff(page, cookie);
    serveStaff(host);
    await host.open(TAG);
    await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
    await host.answered('/auth/login/renew', 1);
    await page.clock.runFor(299_000);
    expect(callsOf(host, '/renew')).toHaveLength(1);
    await page.clock.runFor(2000);
    await expect.poll(() => callsOf(host, '/renew').length).toBe(2);
    expect(callsOf(host, '/checkauth')).toHaveLength(1);
  });
}

test('logging out removes the panel and dispatches the event', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('shop-preview-logout', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect(await heard).toEqual({});
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
  const before = callsOf(host, '/renew').length;
  await page.clock.runFor(600_000);
  expect(callsOf(host, '/renew')).toHaveLength(before);
});

test('a logout whose cookie disappears before its answer arrives does not count as expired', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  host.serve(`GET ${API}/auth/logout`, async () => {
    await page.context().clearCookies();
    await page.clock.runFor(11_000);
    return { body: { status: 'SUCCESS' } };
  });
  await host.open(TAG);
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    document.addEventListener('shop-preview-logout', ({ type }) => events.push(type));
  });
  await host.answered('/auth/login/renew', 1);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { events: string[] }).events)).toEqual([
    'shop-preview-logout',
  ]);
});

test('a panel whose key changes is removed when the service refuses access', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  host.serve(CHECK, (request) => ({
    body: request.headers()['x-api-key'] === 'wrong' ? { status: 'UNAUTHORIZED' } : LIVE,
  }));
  await host.open(TAG);
  await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
  const tag = page.locator('shop-preview');
  await setAttribute(tag, 'api-key', 'right');
  await host.answered('/checkauth', 2);
  await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
  await setAttribute(tag, 'api-key', 'wrong');
  await expect(page.locator('shop-preview .root *')).toHaveCount(0);
});

test('an expired session closes the panel with a message', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  await openDialog(page);
  await host.answered('/auth/login/renew', 1);
  // Rendered before its text; otherwise a screen reader would not announce it.
  await expect(page.locator('[role=alert]')).toBeEmpty();
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'UNAUTHORIZED' } });
  await page.clock.runFor(301_000);
  await expect(page.getByRole('alert')).toContainText('Your staff session has expired.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = callsOf(host, '/renew').length;
  await page.clock.runFor(600_000);
  expect(callsOf(host, '/renew')).toHaveLength(before);
});

test('the word on an expired session can be closed, and the keyboard stays in its place', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(`${TAG}<button>next</button>`);
  await host.answered('/auth/login/renew', 1);
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'UNAUTHORIZED' } });
  await page.clock.runFor(301_000);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'next' })).toBeFocused();
});
