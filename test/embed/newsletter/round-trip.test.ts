import { expect, test } from './demo-server.ts';
import { formOf } from './form.ts';

test('a visitor signs up, the server restarts, and the link of the mail still subscribes', async ({ demo, page }) => {
  await page.goto(`${demo.url}/?site=HU&panel=off`);
  const form = formOf(page, 'HU');
  await form.email.fill('anna@example.org');
  await form.salutation.selectOption('MRS');
  await form.firstName.fill('Anna');
  await form.lastName.fill('Kőrösi');
  await form.consent.check();
  await form.submit.click();
  await expect(form.success).toBeFocused();

  const [mail] = await demo.outbox(page);
  expect(mail).toMatchObject({ to: 'anna@example.org', site: 'HU' });
  expect(await demo.subscribers(page)).toEqual([{ email: 'anna@example.org', site: 'HU', status: 'WAITING_FOR_DOI' }]);

  await demo.stop();
  await demo.start();
  await page.goto(mail?.confirmUrl ?? '');
  await expect(page.locator('main[data-state=confirmed]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu-HU');
  expect(await demo.subscribers(page)).toEqual([{ email: 'anna@example.org', site: 'HU', status: 'SUBSCRIBED' }]);
});

test('a stale link leads back to a form that says so, and a new sign-up brings a new one', async ({ demo, page }) => {
  await page.goto(`${demo.url}/confirm.html?token=${'0'.repeat(43)}&site=CZ`);
  await page.waitForURL(/invalid-link/);
  const form = formOf(page, 'CZ');
  const banner = page.getByText(form.texts['newsletter.invalidLink']);
  await expect(banner).toBeVisible();
  await form.email.focus();
  await expect(banner).toBeHidden();
  await form.email.fill('eva@example.org');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await page.goto((await demo.outbox(page))[0]?.confirmUrl ?? '');
  await expect(page.locator('main[data-state=confirmed]')).toBeVisible();
});
