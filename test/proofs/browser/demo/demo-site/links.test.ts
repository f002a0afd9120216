import { DEMO_SITES } from '../../../../../demo/sites.ts';
import { contentOf } from '../../../../embed/footer/footer-page.ts';
import { fillIn, formOf } from '../../../../embed/newsletter/form.ts';
import { expect, test } from '../demo-server.ts';

test('a visitor goes from page to page, stays in the market, and signs up where the fallback link leads', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.url}/?site=AT`);
  await page.locator('shop-footer').getByRole('link', { name: 'PayPal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier stünde die Seite „/zahlungsarten“');
  expect(page.url()).toBe(`${demo.url}/zahlungsarten?site=AT#paypal`);
  const imprint = contentOf('AT').legalLinks.find(({ url }) => url === '/impressum');
  await page
    .locator('shop-footer')
    .getByRole('link', { name: imprint?.text ?? '' })
    .click();
  await expect(page).toHaveURL(`${demo.url}/impressum?site=AT`);
  await page.goto(`${demo.url}/subscribenewsletter?site=AT`);
  const form = page.locator('shop-newsletter');
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible();
  await fillIn(form, 'AT', 'zoe@example.at');
  await formOf(form, 'AT').submit.click();
  await expect(formOf(form, 'AT').success).toBeFocused();
  expect(await demo.subscribers(page)).toEqual([{ email: 'zoe@example.at', site: 'AT', status: 'WAITING_FOR_DOI' }]);
  await page.getByRole('link', { name: DEMO_SITES.AT.shop['page.back'] }).click();
  await expect(page).toHaveURL(`${demo.url}/?site=AT`);
});
