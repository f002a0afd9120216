import { expect, test } from '../support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { beStaff, callsOf, openDialog, PREVIEW, CHECK } from '../support/staff.ts';
import { heard, listen, logIn, token } from './session-page.ts';

test('under the strictest policy the footer serves staff and customers without a violation', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await listen(page);
  await logIn(page, token(-60, 3600));
  await beStaff(page);
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
  await host.open('<shop-footer></shop-footer>', { headers: { 'content-security-policy': STRICT_POLICY } });
  const dialog = await openDialog(page);
  await expect(dialog).toHaveCSS('position', 'fixed');
  await dialog.getByLabel('Date').fill('2026-12-01');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').selectOption('headline');
  await dialog.getByLabel('Group').selectOption('B');
  host.serve(CHECK, { body: PREVIEW });
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toContainText('headline: B');
  await expect.poll(() => callsOf(host, '/auth/login/renew').length).toBe(2);
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 0 });
  expect(violations).toEqual([]);
  expect(host.console).toEqual([]);
});
