import type { Page } from '@playwright/test';
import { expect, SHOP, test } from '../../embed/support/host-page.ts';
import { beStaff, callsOf, TAG as PANEL } from '../../embed/support/staff.ts';
import { heard, listen, logIn, RENEW, renewals, TAG, token } from '../../embed/session/session-page.ts';

/** Opens a page in six tabs of one browser, one after the other. They share a process, which costs a third. */
async function openSix(first: Page, tag: string, isShown: (page: Page) => Promise<void>): Promise<void> {
  const html = `<!doctype html><title>Shop</title><script src="/shop-widgets.js" defer></script>${tag}`;
  await first.context().route(`${SHOP}/tab`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await first.context().addInitScript(staysActive);
  for (let number = 1; number <= 6; number += 1) {
    const opened = number === 1 ? first : first.waitForEvent('popup');
    if (number > 1) await first.evaluate(() => void window.open('about:blank'));
    const page = await opened;
    await listen(page);
    await page.goto(`${SHOP}/tab`);
    await isShown(page);
  }
}

/**
 * Runs in every tab. One that is hidden or offline for a moment, as when the network of the machine changes, leaves the
 * renewals to another, and the next one that opens renews at once.
 */
function staysActive(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => false });
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'visible' });
  for (const change of ['online', 'offline', 'visibilitychange'])
    window.addEventListener(change, (event) => event.stopImmediatePropagation(), { capture: true });
}

// How the tabs go on: src/embed/session/several-tabs.test.ts.
for (const [what, headers] of [
  ['changes the cookie', () => ({ 'set-cookie': `LoginToken=${token(150, 360_000)}; Path=/` })],
  ['changes no cookie, so that the token stays due', () => ({})],
] as const)
  test(`six tabs that open renew a login once, where the service ${what}`, async ({ host, page }) => {
    await logIn(page, token(-60, 360_000));
    host.serve(RENEW, () => ({ status: 201, headers: headers(), body: { status: 'RENEWED' } }));
    await openSix(page, TAG, async (tab) => {
      await expect.poll(async () => (await heard(tab)).at(-1)?.code).toEqual(expect.any(Number));
    });
    expect(renewals(host)).toBe(1);
  });

test('six tabs that open renew the authorisation of staff once', async ({ host, page }) => {
  await beStaff(page);
  await openSix(page, PANEL, (tab) => expect(tab.getByRole('button', { name: /^Staff preview/ })).toBeVisible());
  await expect.poll(() => callsOf(host, '/auth/login/renew').length).toBe(1);
  expect(callsOf(host, '/checkauth')).toHaveLength(6);
});
