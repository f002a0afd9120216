import { expect, test as base } from '@playwright/test';
import { contentOf } from '../../../../embed/footer/footer-page.ts';
import { confirm } from '../confirmation-page.ts';
import { fillIn, formOf } from '../../../../embed/newsletter/form.ts';
import { logIn, loginOf } from '../login-page.ts';
import { openDialog } from '../../../../embed/support/staff.ts';
import { serveFolder } from '../../../../support/static-server.ts';

// The demo in a folder of a host that only has files: its services run in the browser.

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
  folder: async ({}, use) => {
    const server = await serveFolder('demo/dist-static', '/some/folder/');
    await use(server.url);
    await server.close();
  },
});

test('a visitor signs up, finds the mail in the outbox after a reload, and confirms', async ({ folder, page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
  await page.goto(`${folder}?site=AT`);
  await expect(page.getByText('No mail is sent')).toBeVisible();
  await fillIn(page.locator('shop-newsletter'), 'AT', 'zoe@example.at');
  await formOf(page.locator('shop-newsletter'), 'AT').submit.click();
  await expect(formOf(page, 'AT').success).toBeFocused();
  await page.reload();
  await page.getByRole('link', { name: 'Outbox', exact: true }).click();
  const mail = page.frameLocator('article iframe');
  await mail.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/some\/folder\/confirm\.html\?site=AT&token=/u);
  await confirm(page, 'AT');
  expect(page.url()).toBe(`${folder}confirm.html?site=AT`);
  await expect(page.getByRole('link', { name: 'Tambrel' })).toHaveAttribute('href', '/some/folder/?site=AT');
  expect(missing).toEqual([]);
});

test('a stale link leads to the form, a fault shows, and the demo starts over', async ({ folder, page }) => {
  await page.goto(`${folder}confirm.html?token=${'0'.repeat(43)}&site=CZ`);
  await page.waitForURL(`${folder}?site=CZ&invalid-link`);
  const form = formOf(page.locator('shop-newsletter'), 'CZ');
  await expect(page.getByText(form.texts['newsletter.invalidLink'])).toBeVisible();
  const newsletter = page.getByRole('group', { name: 'Newsletter service' });
  await newsletter.getByRole('radio', { name: 'drop' }).check();
  await expect(page.getByText('The newsletter service fails: drop.')).toBeAttached();
  await page.reload();
  await expect(newsletter.getByRole('radio', { name: 'drop' })).toBeChecked();
  await fillIn(page.locator('shop-newsletter'), 'CZ', 'eva@example.cz');
  await form.submit.click();
  await expect(form.retry).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(newsletter.getByRole('radio', { name: 'none' })).toBeChecked();
});

test('a customer logs in and is known, and staff preview a test', async ({ folder, page }) => {
  await page.goto(`${folder}login.html`);
  // The page listens when its services have started.
  await expect(async () => {
    await logIn(page);
    await expect(loginOf(page).result).toContainText('You are logged in.', { timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: 'Tambrel' }).click();
  await expect(formOf(page.locator('shop-newsletter')).email).toHaveValue('anna.muster@example.org');
  await page.getByRole('radio', { name: 'staff', exact: true }).check();
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'A/B test' }).selectOption('hero-headline');
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('B');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: /^Staff preview: .*hero-headline: B/u })).toBeVisible();
});

test('a host page works in its frame, old libraries or not', async ({ folder, page }) => {
  await page.goto(`${folder}hosts/`);
  await page.getByRole('link', { name: /^Magento/u }).click();
  const host = page.frameLocator('iframe');
  await fillIn(host.locator('shop-newsletter'), 'AT', 'zoe@example.at');
  await formOf(host.locator('shop-newsletter'), 'AT').submit.click();
  await expect(formOf(host.locator('shop-newsletter'), 'AT').success).toBeFocused();
  await page.getByRole('link', { name: 'outbox' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
});

test('the links of the widgets lead to pages of the folder, also from a host page', async ({ folder, page }) => {
  await page.goto(`${folder}?site=HU`);
  const [heading] = contentOf('HU').teaser.groups.flatMap(({ heading: { link } }) =>
    link.url === '/contact' ? [link] : [],
  );
  await page
    .locator('shop-footer')
    .getByRole('link', { name: heading?.text ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(`${folder}shop-page.html?site=HU&path=%2Fcontact`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading?.text ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu-HU');
  const countries = page.locator('shop-footer .footer-countries');
  await countries.getByRole('button').click();
  await countries.getByRole('link', { name: 'Slovensko' }).click();
  await expect(page).toHaveURL(`${folder}?site=SK`);
  await page.goto(`${folder}hosts/joomla/`);
  await page.frameLocator('iframe').locator('shop-footer').locator('a[href="/subscribenewsletter"]').last().click();
  await expect(page).toHaveURL(`${folder}subscribenewsletter.html?site=CH`);
  await expect(formOf(page.locator('shop-newsletter'), 'CH').email).toBeVisible();
});

test('the widgets show with the HTML, and give way where the address asks for other settings', async ({
  folder,
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  // The script comes when the services have started, which is later.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const { shadowRoot } of document.querySelectorAll('shop-newsletter, shop-footer'))
        for (const root of shadowRoot?.querySelectorAll('.root') ?? []) root.setAttribute('data-from-html', '');
    }),
  );
  const fromHtml = page.locator('[data-from-html]');
  await page.goto(folder);
  await expect(page.locator('shop-newsletter[data-shop-ready], shop-footer[data-shop-ready]')).toHaveCount(2);
  await expect(fromHtml).toHaveCount(2);
  await expect(page.locator('img.footer-logo').first()).toHaveAttribute('src', /\/service\/footer-images\//u);
  await page.goto(`${folder}?site=TR`);
  await expect(formOf(page.locator('shop-newsletter'), 'TR').email).toBeVisible();
  await expect(page.locator('shop-footer')).toHaveAttribute('data-shop-ready', '');
  await expect(fromHtml).toHaveCount(0);
  expect(told).toEqual([]);
});
