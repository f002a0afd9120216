import { DEMO_SITES } from '../../../../../demo/sites.ts';
import { expect, test } from '../demo-server.ts';
import { formOf } from '../../../../embed/newsletter/form.ts';

// WCAG 3.3.4
test('a visitor signs up, the server restarts, and the link of the mail still subscribes', async ({ demo, page }) => {
  const signUpInFooter = page.locator('shop-footer').getByRole('textbox');
  await page.goto(`${demo.url}/contact?site=HU`);
  await expect(signUpInFooter).toHaveCount(1);
  await page.goto(`${demo.url}/?site=HU&panel=off`);
  const form = formOf(page, 'HU');
  await form.email.fill('anna@example.org');
  await form.salutation.selectOption('MRS');
  await form.firstName.fill('Anna');
  await form.lastName.fill('Kőrösi');
  await page.getByRole('checkbox', { name: 'személyre szabott ajánlatokat' }).check();
  await form.submit.click();
  await expect(form.success).toBeFocused();

  const [mail] = await demo.outbox(page);
  expect(mail).toMatchObject({ to: 'anna@example.org', site: 'HU' });
  expect(await demo.subscribers(page)).toEqual([{ email: 'anna@example.org', site: 'HU', status: 'WAITING_FOR_DOI' }]);

  await demo.stop();
  await demo.start();
  const looked = page.waitForResponse(/newsletter-subscribers/);
  await page.goto(`${demo.url}/outbox.html`);
  await page.frameLocator('iframe').getByRole('link').first().click();
  await (await looked).finished();
  // Mail scanners open links: opening one must not confirm anything.
  expect(await demo.subscribers(page)).toEqual([{ email: 'anna@example.org', site: 'HU', status: 'WAITING_FOR_DOI' }]);
  await expect(page.locator('[data-text]')).toContainText(DEMO_SITES.HU.mail['confirm.offers']);
  await page.getByRole('button', { name: DEMO_SITES.HU.mail['confirm.button'] }).click();
  await expect(page.locator('main[data-state=confirmed]')).toBeVisible();
  await expect(page.getByRole('heading')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu-HU');
  expect(await demo.subscribers(page)).toEqual([{ email: 'anna@example.org', site: 'HU', status: 'SUBSCRIBED' }]);

  // The token is removed from the address, and the page still shows the result.
  expect(page.url()).toBe(`${demo.url}/confirm.html?site=HU`);
  await page.reload();
  await expect(page.locator('main[data-state=confirmed]')).toBeVisible();
  // The voucher is in the next mail, the bag takes its code, and the footer shows subscribers no sign-up.
  const [voucher] = await demo.outbox(page);
  expect(voucher).toMatchObject({ to: 'anna@example.org', subject: DEMO_SITES.HU.voucher.subject });
  await page.goto(`${demo.url}/?site=HU&panel=off`);
  const { 'product.add': add, 'bag.code': code } = DEMO_SITES.HU.shop;
  await page.getByRole('button', { name: add }).first().click();
  await page.getByRole('textbox', { name: code }).fill(/TAMBREL-\w+/u.exec(voucher?.html ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  for (const place of ['#bag', '[role=status]'])
    await expect(page.locator(place).filter({ hasText: 'Összesen 10% kedvezménnyel: 2871 Ft' })).toHaveCount(1);
  await page.goto(`${demo.url}/contact?site=HU`);
  await expect(page.locator('shop-footer')).toHaveAttribute('data-shop-ready', '');
  await expect(signUpInFooter).toHaveCount(0);
  // The link in the mail still shows the result, without a button.
  await page.goto(mail?.confirmUrl ?? '');
  await expect(page.locator('main[data-state=confirmed]')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  // The link of somebody who has not signed up leads to unsubscribing, as that of the voucher does.
  const { refusal } = DEMO_SITES.HU;
  await page.goto(`${mail?.confirmUrl ?? ''}&refuse`);
  await expect(page.getByRole('button', { name: refusal.unsubscribe })).toBeVisible();
  await page.goto(/http[^"]+unsubscribe[^"]+/u.exec(voucher?.html ?? '')?.[0].replace('&amp;', '&') ?? '');
  await page.getByRole('button', { name: refusal.offers }).click();
  await expect(page.getByRole('heading', { name: refusal.withdrawnTitle })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: refusal.subscribedTitle })).toBeVisible();
  await expect(page.getByRole('button')).toHaveText([refusal.unsubscribe]);
  await page.getByRole('button').click();
  await expect(page.locator('main[data-state=unsubscribed]')).toBeVisible();
  expect(await demo.subscribers(page)).toEqual([]);
  await page.getByRole('link', { name: DEMO_SITES.HU.shop['page.back'] }).click();
  await expect(page.locator('#sign-up').getByRole('textbox').first()).toBeVisible();
});
