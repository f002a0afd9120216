import { keepMessages } from '../support/held-tasks.ts';
import { expect, test } from '../support/host-page.ts';
import { API, APPLY, beStaff, callsOf, openDialog, openPanel, TAG } from '../support/staff.ts';

test('staff with the older cookie see the live shop, too', async ({ host, page }) => {
  await beStaff(page, 'CobraAuthToken');
  await host.open(TAG);
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
});

test('logging out removes the panel and dispatches the event; if cancelled, the page stays', async ({ host, page }) => {
  await page.clock.install();
  await openPanel(host);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('shop-preview-logout', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent).detail);
        });
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

test('an expired session closes the panel with a message that the keyboard can close', async ({ host, page }) => {
  await page.clock.install();
  await keepMessages(page);
  await beStaff(page);
  await host.open(`${TAG}<button>next</button>`);
  await openDialog(page);
  await host.answered('/auth/login/renew', 1);
  const message = page.locator('.staff-word');
  // Rendered before its text, and no part of a popover; otherwise Firefox would not have it announced.
  const alert = page.locator('[aria-live=assertive]:not([popover], [popover] *)');
  await expect(alert).toBeEmpty();
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'UNAUTHORIZED' } });
  await page.clock.runFor(301_000);
  await expect(alert).toContainText('Your staff session has expired.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(message).toBeFocused();
  await message.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(message).toBeEmpty();
  await expect(message).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'next' })).toBeFocused();
  await page.clock.runFor(600_000);
  expect(callsOf(host, '/renew')).toHaveLength(2);
});

test('a panel that was away follows its session, and can be used', async ({ host, page }) => {
  host.serve(APPLY, () => new Promise(() => undefined));
  await openPanel(host);
  const badge = page.getByRole('button', { name: /^Staff preview/ });
  const returnAfter = async (meanwhile: () => Promise<void>): Promise<void> => {
    const away = await page.locator('shop-preview').evaluateHandle((tag) => {
      tag.remove();
      return tag;
    });
    await expect.poll(() => away.evaluate((tag) => tag.hasAttribute('data-shop-ready'))).toBe(false);
    await meanwhile();
    await away.evaluate((tag) => document.body.append(tag));
  };
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  await returnAfter(async () => undefined);
  await host.answered('/checkauth', 2);
  await expect(badge).toBeVisible();
  await page.keyboard.press('Alt+Shift+P');
  await expect(dialog).toBeVisible();
  await returnAfter(() => page.context().clearCookies());
  await expect(page.locator('shop-preview[data-shop-ready]')).toBeAttached();
  await expect(badge).toHaveCount(0);
});
