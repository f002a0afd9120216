import type { Page } from '@playwright/test';
import { expect, test } from '../demo-server.ts';
import { openDialog } from '../../../../embed/support/staff.ts';

const HEADLINE = 'Der Morgen fängt gut an';
const HEADLINE_B = 'Guter Kaffee, schöner Tag';
const ADVENT = /^Advent ist,/;

interface Demo {
  readonly url: string;
}

async function logIn(demo: Demo, page: Page): Promise<void> {
  await page.request.post(`${demo.url}/demo/api/staff-session`, { data: { staff: 'staff' } });
}

/** What the shop shows at the top of its page. */
function heroOf(page: Page) {
  return { headline: page.locator('#hero-title'), text: page.locator('#hero-title + p') };
}

/** What the list of tests offers. */
const testsIn = (page: Page) => page.getByRole('dialog').getByLabel('A/B test').getByRole('option');

test.beforeEach(async ({ demo, page }) => {
  await logIn(demo, page);
  await page.goto(`${demo.url}/?site=DE&panel=off`);
});

test('the date decides which tests are found', async ({ page }) => {
  const dialog = await openDialog(page);
  const date = dialog.getByLabel('Date');
  await date.fill('2027-12-05');
  await expect(testsIn(page)).toHaveText(['Choose a test', 'None', 'christmas-delivery', 'hero-headline']);
  await date.fill('2027-07-01');
  await expect(testsIn(page)).toHaveText(['Choose a test', 'None', 'hero-headline', 'summer-sale']);
  await date.fill('2040-01-01');
  await expect(dialog.getByText('No active tests for this date.')).toBeVisible();
  await expect(testsIn(page)).toHaveText(['Choose a test', 'None']);
});

test('the time is the one of the site: what begins at one in Berlin begins at three in Istanbul', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.url}/?site=TR&panel=off`);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('Time zone: Europe/Istanbul')).toBeVisible();
  await dialog.getByLabel('Date').fill('2027-11-29');
  await dialog.getByLabel('Time', { exact: true }).fill('02:59');
  await expect(testsIn(page)).toHaveText(['Choose a test', 'None', 'hero-headline']);
  await dialog.getByRole('button', { name: '+1 minute' }).click();
  await expect(testsIn(page)).toHaveText(['Choose a test', 'None', 'christmas-delivery', 'hero-headline']);
});

test('a day in Advent and group B are applied, seen, and left again for the live shop', async ({ demo, page }) => {
  const { headline, text } = heroOf(page);
  const pill = page.getByRole('button', { name: /^Preview/ });
  await expect(pill).toHaveText('Preview: Live');
  await expect(headline).toHaveText(HEADLINE);
  const live = await text.textContent();

  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2027-12-05');
  await dialog.getByLabel('Time', { exact: true }).fill('18:30');
  await expect(dialog.getByText('Active tests found.')).toBeVisible();
  await dialog.getByLabel('A/B test').selectOption('hero-headline');
  await dialog.getByLabel('Group').selectOption('B');
  let reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await reloaded;
  await expect(pill).toHaveText('Preview: 2027-12-05 18:30 Europe/Berlinhero-headline: B');
  await expect(headline).toHaveText(HEADLINE_B);
  await expect(text).toHaveText(ADVENT);

  reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Back to live' }).click();
  await reloaded;
  await expect(pill).toHaveText('Preview: Live');
  await expect(headline).toHaveText(HEADLINE);
  await expect(text).toHaveText(live ?? '');
  expect(page.url()).toBe(`${demo.url}/?site=DE&panel=off`);
});

test('settings outlive a restart of the server, and are seen by their owner alone', async ({ browser, demo, page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2027-12-05');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  await demo.stop();
  await demo.start();
  await page.goto(`${demo.url}/?site=DE&panel=off`);
  await expect(heroOf(page).text).toHaveText(ADVENT);
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  const front = other.waitForResponse('**/demo/api/shop-front');
  await other.goto(`${demo.url}/?site=DE&panel=off`);
  expect(((await (await front).json()) as { dateTime: string }).dateTime).not.toContain('2027-12-05');
  await visitor.close();
});

test('a logout takes the panel away, and nothing of staff is asked any more until the next login', async ({
  demo,
  page,
}) => {
  let dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('StaffAuthToken');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  // The footer asks for its assignment when it starts, which is when it would ask for the staff session.
  const assigned = page.waitForResponse(/\/getassignment$/);
  await page.reload();
  await (await assigned).finished();
  await expect(page.locator('shop-footer [part=root]')).toBeVisible();
  expect(calls.filter((url) => url.includes('/service/preview/'))).toEqual([]);
  await logIn(demo, page);
  await page.reload();
  dialog = await openDialog(page);
  await expect(dialog).toBeVisible();
});

test.describe('a session that expires', () => {
  test('closes the panel with a word at the next renewal', async ({ demo, page }) => {
    await page.clock.install();
    const renewed = page.waitForResponse('**/auth/login/renew');
    await page.reload();
    const dialog = await openDialog(page);
    await (await renewed).finished();
    await page.request.post(`${demo.url}/demo/api/staff-session/expiry`);
    await page.clock.runFor(301_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Your staff session has expired.' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(0);
  });

  test('shows nothing at the next visit, whatever the cookie says', async ({ demo, page }) => {
    await expect(page.getByRole('button', { name: /^Preview/ })).toBeVisible();
    await page.request.post(`${demo.url}/demo/api/staff-session/expiry`);
    const checked = page.waitForResponse('**/auth/checkauth');
    await page.reload();
    expect(await (await checked).json()).toMatchObject({ status: 'UNAUTHORIZED' });
    await expect(heroOf(page).headline).toBeVisible();
    await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(0);
  });
});
