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
  const pill = page.getByRole('button', { name: /^Staff preview/ });
  await expect(pill).toHaveText('Staff preview: Live shop');
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
  await reloaded;
  await expect(pill).toHaveText('Staff preview: 2027-12-05 18:30 (Europe/Berlin), hero-headline: B');
  await expect(headline).toHaveText(HEADLINE_B);
  await expect(text).toHaveText(ADVENT);

  reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Back to live' }).click();
  await reloaded;
  await expect(pill).toHaveText('Staff preview: Live shop');
  await expect(headline).toHaveText(HEADLINE);
  await expect(text).toHaveText(live ?? '');
  expect(page.url()).toBe(`${demo.url}/?site=DE&panel=off`);
});

test('settings outlive a restart of the server, are seen by their owner alone, and end with a logout', async ({
  browser,
  demo,
  page,
}) => {
  const live = await heroOf(page).text.textContent();
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2027-12-05');
  let reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await reloaded;
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

  // Nothing of the preview stays on the page when the badge that names it has gone.
  reloaded = page.waitForEvent('load');
  await (await openDialog(page)).getByRole('button', { name: 'Log out' }).click();
  await reloaded;
  await expect(heroOf(page).text).toHaveText(live ?? '');
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toHaveCount(0);
});
