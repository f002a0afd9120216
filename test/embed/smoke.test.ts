import { expect, test } from './support/host-page.ts';

test('a tag and the script are enough for a sign-up', async ({ host, page }) => {
  host.serve('POST /service/newsletter/api/internal/newsletter-subscribers', { status: 201, body: {} });
  await host.open('<shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter>');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.com');
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByRole('status')).toContainText('a•••@example.com');
  expect(host.calls.map((call) => call.postDataJSON() as unknown)).toEqual([
    { email: 'anna@example.com', consents: [], origin: 'onsite', originAddition: 'subsite' },
  ]);
  expect(host.console).toEqual([]);
  expect(host.strayRequests).toEqual([]);
});
