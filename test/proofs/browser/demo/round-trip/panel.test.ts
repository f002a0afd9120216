import { DEMO_PASSWORD } from '../../../../../demo/backend/login-routes.ts';
import { fillIn, formOf } from '../../../../embed/newsletter/form.ts';
import { openDialog } from '../../../../embed/support/staff.ts';
import { expect, test } from '../demo-server.ts';

/** The address of a sample customer. */
const CUSTOMER = 'anna.muster@example.org';

test('a customer logs in with a password, is known to the form, and is logged out by the panel', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.url}/login.html`);
  await page.getByLabel('E-mail address').fill(CUSTOMER);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('status')).toContainText('You are logged in.');
  await page.getByRole('link', { name: 'Tambrel' }).click();
  const { email } = formOf(page.locator('shop-newsletter'));
  await expect(email).toHaveValue(CUSTOMER);
  await page.getByRole('combobox', { name: 'Customer', exact: true }).selectOption('logged out');
  await expect(email).toHaveValue('');
});

test('the panel changes the site, and makes a service fail', async ({ demo, page }) => {
  await page.goto(demo.url);
  await page.getByRole('combobox', { name: 'Site' }).selectOption('CZ');
  await page.getByRole('combobox', { name: 'Newsletter service' }).selectOption('drop');
  await expect(page.getByText('Newsletter service: drop.')).toBeAttached();
  await fillIn(page.locator('shop-newsletter'), 'CZ', 'eva@example.cz');
  const form = formOf(page.locator('shop-newsletter'), 'CZ');
  await form.submit.click();
  await expect(form.retry).toBeVisible();
  await expect(page.getByRole('log')).toContainText('shop-newsletter-error');
});

test('staff preview Advent and a group of a test in the shop', async ({ demo, page }) => {
  await page.goto(demo.url);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('staff');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Date').fill('2027-12-05');
  await dialog.getByLabel('A/B test').selectOption('hero-headline');
  await dialog.getByLabel('Group').selectOption('B');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('#hero-title')).toHaveText('Guter Kaffee, schöner Tag');
  await expect(page.locator('#hero-title + p')).toHaveText(/^Advent ist,/);
});
