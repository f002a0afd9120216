import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { API, beStaff, callsOf, openDialog, PREVIEW, query, serveStaff, TAG } from '../support/staff.ts';

test('the badge names date, zone, test and group, and returns to the live shop', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveText(
    'Preview: 2026-12-01 10:00 Europe/Berlinheadline: B',
  );
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(page.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0])).toEqual({});
});

test('the way back to the live shop keeps the keyboard in the badge', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  // The page stays, and the badge shows the live shop.
  await page.evaluate(() => addEventListener('shop-preview-apply', (event) => event.preventDefault()));
  await page.getByRole('button', { name: 'Back to live' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeFocused();
});

test('two panels on a page are one', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG.repeat(2));
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(1);
  await expect.poll(() => callsOf(host, '/renew').length).toBe(1);
  expect(callsOf(host, '/checkauth')).toHaveLength(1);
  await page.evaluate(() => document.querySelector('shop-preview')?.remove());
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(1);
});

test('it names a test that is previewed at the current time', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, { ...PREVIEW, dateTime: null });
  await host.open(TAG);
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveText('Preview: Liveheadline: B');
  await expect(page.getByRole('button', { name: 'Back to live' })).toBeVisible();
});

const pillOf = (page: Page): Locator => page.getByRole('region', { name: 'Staff preview' });

/** The text of the focused link, whether the badge overlaps it, and at which edge of the window the badge is. */
function lookAtFocus(page: Page): Promise<readonly [text: string, covered: boolean, edge: string]> {
  return page.evaluate(() => {
    const pill = document
      .querySelector('shop-preview')
      ?.shadowRoot?.querySelector('[role=region], section[aria-label]');
    const [a, b] = [document.activeElement?.getBoundingClientRect(), pill?.getBoundingClientRect()];
    if (!a?.width || !b?.width) throw new Error('One of the two is not shown.');
    const covered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [document.activeElement?.textContent ?? '', covered, b.top < 400 ? 'top' : 'bottom'] as const;
  });
}

for (const side of ['left', 'right']) {
  test(`docked on the ${side} it never covers the focused element, from the top to the bottom of a page`, async ({
    host,
    page,
  }) => {
    await beStaff(page);
    serveStaff(host, PREVIEW);
    const links = Array.from(
      { length: 40 },
      (_, index) => `<a href="#${index}" style="display:block;padding:8px">${index}</a>`,
    );
    await host.open(`${links.join('')}${TAG}`);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: side === 'left' ? 'Left' : 'Right' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '0', exact: true }).focus();
    const edges = new Set<string>();
    for (let index = 0; index < 40; index += 1) {
      let edge = '';
      const look = async (): Promise<unknown> => {
        const [text, covered, seen] = await lookAtFocus(page);
        edge = seen;
        return [text, covered];
      };
      await expect.poll(look, `link ${index}`).toEqual([String(index), false]);
      edges.add(edge);
      await page.keyboard.press('Tab');
    }
    expect([...edges].sort()).toEqual(['bottom', 'top']);
  });
}

test('it docks left and right', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const x = async () => (await pillOf(page).boundingBox())?.x ?? 0;
  expect(await x()).toBeGreaterThan(640);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Left' }).click();
  await expect(dialog.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  expect(await x()).toBe(16);
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Right' }).click();
  await page.keyboard.press('Escape');
  expect(await x()).toBeGreaterThan(640);
});

test('it shrinks to its two buttons, still names the settings, and expands again', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const pill = pillOf(page);
  await expect(pill).toBeVisible();
  const width = async () => (await pill.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.getByRole('button', { name: 'Minimise' }).click();
  await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
  expect(await width()).toBeLessThan(120);
  await page.getByRole('button', { name: 'Expand' }).click();
  expect(await width()).toBe(whole);
});

test('nothing of it is printed, including the open dialog and the message on expiry', async ({ host, page }) => {
  await page.clock.install();
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await page.emulateMedia({ media: 'print' });
  await expect(pillOf(page)).toBeHidden();
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog).toBeVisible();
  await host.answered('/auth/login/renew', 1);
  host.serve(`GET ${API}/auth/login/renew`, { body: { status: 'UNAUTHORIZED' } });
  await page.clock.runFor(301_000);
  const word = page.getByText('Your staff session has expired.');
  await expect(word).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(word).toBeHidden();
});
