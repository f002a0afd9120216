import { AxeBuilder } from '@axe-core/playwright';
import { expect, SHOP, test } from '../support/host-page.ts';
import {
  beStaff,
  callsOf,
  CHECK,
  LIVE,
  openDialog,
  PREVIEW,
  query,
  SECRET,
  serveStaff,
  TAG,
} from '../support/staff.ts';

test('the keyboard alone opens, chooses, applies and closes', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(`<input aria-label="Search">${TAG}`);
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  await page.getByLabel('Search').focus();
  await page.keyboard.press('Alt+Shift+P');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Search').blur();
  await page.keyboard.press('Alt+Shift+P');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Preview/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').focus();
  await page.keyboard.press('t');
  await expect(dialog.getByLabel('A/B test')).toHaveValue('teaser');
  await dialog.getByLabel('Group').focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(dialog.getByLabel('Group')).toHaveValue('X');
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
});

test('a key goes to the next group of the active test', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect
    .poll(() => query(callsOf(host, '/token')[0]))
    .toEqual({
      dateTime: '2026-12-01T10:00',
      test: 'headline',
      group: 'C',
    });
});

test('a shared link asks before it applies, and holds no secret', async ({ host, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('2026-12-01T10%3A00');
  expect(link).not.toContain(SECRET);
  host.serve(CHECK, { body: LIVE });
  await page.goto(link);
  await expect(dialog.getByText('opened by a link')).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-12-01');
  expect(callsOf(host, '/token')).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(page.url()).toBe(`${SHOP}/`);
});

test('presets and steps move the time', async ({ host, page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:15:00Z') });
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  const dialog = await openDialog(page);
  const time = async () =>
    `${await dialog.getByLabel('Date').inputValue()}T${await dialog.getByLabel('Time', { exact: true }).inputValue()}`;
  for (const [name, expected] of [
    ['Tomorrow 00:00', '2026-11-22T00:00'],
    ['−1 minute', '2026-11-21T23:59'],
    ['+1 day', '2026-11-22T23:59'],
    ['Next Monday', '2026-11-23T00:00'],
    ['End of month', '2026-11-30T23:59'],
    ['Now', '2026-11-21T10:15'],
  ] as const) {
    await dialog.getByRole('button', { name, exact: true }).click();
    expect(await time()).toBe(expected);
  }
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

test('the pill moves off what has the focus, docks, shrinks, and is never printed', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(`${TAG}<div style="height:1200px"></div><a href="#" style="float:right;padding:8px">Imprint</a>`);
  const pill = page.locator('.staff-pill');
  await expect(pill).toBeVisible();
  await page.getByRole('link', { name: 'Imprint' }).focus();
  await expect(pill).toHaveClass(/staff-top/);
  const overlap = await page.evaluate(() => {
    const link = document.querySelector('a')?.getBoundingClientRect();
    const own = document
      .querySelector('shop-preview')
      ?.shadowRoot?.querySelector('.staff-pill')
      ?.getBoundingClientRect();
    return Boolean(link && own && link.top < own.bottom && link.bottom > own.top);
  });
  expect(overlap).toBe(false);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Left' }).click();
  await page.keyboard.press('Escape');
  await expect(pill).toHaveClass(/staff-left/);
  await page.getByRole('button', { name: 'Minimise' }).click();
  await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
  expect((await pill.boundingBox())?.width).toBeLessThan(120);
  await page.emulateMedia({ media: 'print' });
  await expect(pill).toBeHidden();
});

test('nothing is cut off at 320 px, and axe finds no fault', async ({ host, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beStaff(page);
  serveStaff(host, PREVIEW);
  await host.open(TAG);
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
  const scan = () => new AxeBuilder({ page }).include('shop-preview').analyze();
  expect((await scan()).violations).toEqual([]);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  expect((await scan()).violations).toEqual([]);
  const tooWide = await page.evaluate(() => {
    const root = document.querySelector('shop-preview')?.shadowRoot;
    return [...(root?.querySelectorAll('.staff *') ?? [])]
      .filter((element) => !element.closest('.visually-hidden') && element.getBoundingClientRect().right > 320)
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(tooWide).toEqual([]);
});
