import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, CHECK, keepPage, openDialog, openPanel, PREVIEW, query, TAG } from '../support/staff.ts';

test('the badge names date, zone, test and group, and leads to the live shop by keyboard', async ({ host, page }) => {
  await openPanel(host, PREVIEW);
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toHaveText(
    'Staff preview: 2026-12-01 10:00 (Europe/Berlin), headline: B',
  );
  await keepPage(page);
  await page.getByRole('button', { name: 'Back to live' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeFocused();
  expect(query(callsOf(host, '/token')[0])).toEqual({});
});

for (const [dateTime, text] of [
  ['2026-12-01T09:00:00Z', '2026-12-01 10:00 (Europe/Berlin)'],
  ['2026-12-01 10:00', '2026-12-01 10:00 (Europe/Berlin)'],
  ['next week', 'Unknown time'],
  [1796115600000, 'Unknown time'],
] as const) {
  test(`the badge says ${text} of the time ${dateTime}, and leads to the live shop`, async ({ host, page }) => {
    await openPanel(host, { status: 'SUCCESS', dateTime });
    await expect(page.getByRole('button', { name: /^Staff preview/ })).toHaveText(`Staff preview: ${text}`);
    await expect(page.getByRole('button', { name: 'Back to live' })).toBeVisible();
    const told = host.console.filter((line) => line.includes(`The time "${dateTime}" from the preview service`));
    expect(told).toHaveLength(text === 'Unknown time' ? 1 : 0);
  });
}

const pillOf = (page: Page): Locator => page.getByRole('region', { name: 'Staff preview' });

/** The text of the focused link, whether the badge covers it, and at which edge of the viewport the badge is. */
function lookAtFocus(page: Page): Promise<{ text: string; covered: boolean; edge: string }> {
  return page.evaluate(() => {
    const pill = document.querySelector('shop-preview')?.shadowRoot?.querySelector('section[aria-label]');
    const [a, b] = [document.activeElement?.getBoundingClientRect(), pill?.getBoundingClientRect()];
    if (!a?.width || !b?.width) throw new Error('One of the two is not shown.');
    const covered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return { text: document.activeElement?.textContent ?? '', covered, edge: b.top < 400 ? 'top' : 'bottom' };
  });
}

// WCAG 2.4.11
test('it never covers the focused element, from the top to the bottom of a page', async ({ host, page }) => {
  await beStaff(page);
  host.serve(CHECK, { body: PREVIEW });
  // Twenty links as wide as the window, which are more than it has room for.
  const links = Array.from(
    { length: 20 },
    (_, index) => `<a href="#${index}" style="display:block;padding:18px">${index}</a>`,
  );
  await host.open(`${links.join('')}${TAG}`);
  await expect(pillOf(page)).toBeVisible();
  await page.getByRole('link', { name: '0', exact: true }).focus();
  const edges = new Set<string>();
  for (const index of links.keys()) {
    const at = { text: String(index), covered: false };
    await expect.poll(() => lookAtFocus(page), `link ${index}`).toMatchObject(at);
    edges.add((await lookAtFocus(page)).edge);
    await page.keyboard.press('Tab');
  }
  expect([...edges].sort()).toEqual(['bottom', 'top']);
});

test('it shrinks to its two buttons, still names the settings, and expands again', async ({ host, page }) => {
  await openPanel(host);
  const pill = pillOf(page);
  await expect(pill).toBeVisible();
  const width = async () => (await pill.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.getByRole('button', { name: 'Minimise badge' }).click();
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
  expect(await width()).toBeLessThan(120);
  await page.getByRole('button', { name: 'Restore badge' }).click();
  expect(await width()).toBe(whole);
});

test('nothing of it is printed, including the open dialog', async ({ host, page }) => {
  await openPanel(host);
  const dialog = await openDialog(page);
  await page.emulateMedia({ media: 'print' });
  await expect(pillOf(page)).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('it is in the window, above a banner, whatever an ancestor does', async ({ host, page }) => {
  await beStaff(page);
  await host.open(
    `<div style="position:fixed;inset:auto 0 0;height:120px;background:#fff;z-index:2147483647"></div>
    <div id="frame" style="transform:translateZ(0);contain:paint"><div style="height:3000px"></div>${TAG}</div>`,
  );
  const isOnTop = () =>
    page.evaluate(() => {
      const pill = document.querySelector('shop-preview')?.shadowRoot?.querySelector('.staff-pill');
      const { left = -1, top = -1 } = pill?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + 40, top + 20)?.localName;
    });
  await expect(pillOf(page)).toBeVisible();
  expect(await isOnTop()).toBe('shop-preview');
});

test('a page in a frame shows none while the page around it does', async ({ host, page }) => {
  await beStaff(page);
  await host.open(TAG);
  await expect(pillOf(page)).toBeVisible();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = location.href;
    document.body.append(frame);
  });
  const inner = page.frameLocator('iframe');
  await expect(inner.locator('shop-preview[data-shop-ready]')).toHaveCount(1);
  await expect.poll(() => callsOf(host, '/checkauth').length).toBe(2);
  await expect(inner.locator('shop-preview .staff-place')).toHaveCount(1);
  await expect(inner.getByRole('region', { name: 'Staff preview' })).toHaveCount(0);
  // The page around it has lost its panel.
  await page.evaluate(() => document.querySelector('shop-preview')?.remove());
  await expect(inner.getByRole('region', { name: 'Staff preview' })).toHaveCount(1);
});
