import { expect, test } from '../support/host-page.ts';
import { callsOf, CHECK, holdReload, letReload, openDialog, openPanel, PREVIEW, query } from '../support/staff.ts';

test('settings are applied when they are complete, announced, and active after the reload', async ({ host, page }) => {
  await page.clock.install();
  await openPanel(host);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2026-12-01');
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  // As the badge shows it, whatever the language of the browser.
  await expect(dialog.getByText('2026-12-01 10:00')).toContainText('Europe/Berlin');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(490);
  await dialog.getByLabel('A/B test').selectOption('headline');
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Please also select an A/B test group!')).toBeVisible();
  await expect(dialog.getByLabel('Group')).toBeFocused();
  await dialog.getByLabel('Group').selectOption('B');
  await expect(dialog.getByText('Required')).toBeHidden();
  host.serve(CHECK, { body: PREVIEW });
  await holdReload(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await letReload(page);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toContainText('2026-12-01 10:00');
  expect(query(callsOf(host, '/token')[0])).toEqual({ dateTime: '2026-12-01T10:00', test: 'headline', group: 'B' });
  expect(query(callsOf(host, '/gettestsat').at(-1))).toEqual({ time: '2026-12-01T10:00:00+01:00' });
});

test('the message is there for a second and a half before the page reloads', async ({ host, page }) => {
  await page.clock.install();
  await openPanel(host);
  await page.evaluate(`navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    window.isReloading = true;
  })`);
  const isReloading = () => page.evaluate('window.isReloading === true');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2026-12-01');
  await holdReload(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await page.clock.runFor(1499);
  expect(await isReloading()).toBe(false);
  await page.clock.runFor(1);
  expect(await isReloading()).toBe(true);
});

test('a page can prevent the reload, and receives the applied settings', async ({ host, page }) => {
  await page.clock.install();
  await openPanel(host);
  await page.evaluate(() => {
    Object.assign(window, { kept: true });
    document.addEventListener('shop-preview-apply', (event) => {
      event.preventDefault();
      Object.assign(window, { detail: (event as CustomEvent).detail as unknown });
    });
  });
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByLabel('Time', { exact: true }).fill('18:00');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Settings applied successfully.')).toBeVisible();
  await page.clock.runFor(5000);
  expect(
    await page.evaluate(() => ({ ...(window as unknown as { detail: object }).detail, kept: 'kept' in window })),
  ).toEqual({ dateTime: '2026-12-24T18:00', test: null, group: null, kept: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toContainText('2026-12-24 18:00');
});
