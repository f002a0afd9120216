import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, CHECK, keepPage, openDialog, openPanel, PREVIEW, query, TAG } from '../support/staff.ts';

test('the badge names date, zone, test and group, and returns to the live shop by the keyboard', async ({
  host,
  page,
}) => {
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
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeVisible();
  expect(await width()).toBeLessThan(120);
  await page.getByRole('button', { name: 'Expand' }).click();
  expect(await width()).toBe(whole);
});

test('nothing of it is printed, including the open dialog', async ({ host, page }) => {
  await openPanel(host);
  const dialog = await openDialog(page);
  await page.emulateMedia({ media: 'print' });
  await expect(pillOf(page)).toBeHidden();
  await expect(dialog).toBeHidden();
});
