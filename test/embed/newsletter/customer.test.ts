import { expect, SHOP, test } from '../support/host-page.ts';
import { formOf } from './form.ts';

test('a customer who is logged in finds the form filled in, without being moved to it', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'LoginToken', value: 'j.w.t', url: SHOP }]);
  host.serve('GET /service/newsletter/api/internal/customers/base-data', {
    body: { email: 'anna@example.org', salutation: 'MRS', firstName: 'Anna', lastName: 'Muster', consents: [] },
  });
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  const form = formOf(page, 'AT');
  await expect(form.email).toHaveValue('anna@example.org');
  await expect(form.salutation).toHaveValue('MRS');
  await expect(form.firstName).toHaveValue('Anna');
  await expect(form.lastName).toHaveValue('Muster');
  await expect(form.consent).not.toBeChecked();
  await expect(form.email).not.toBeFocused();
  const tokens = host.calls.map((call) => call.headers()['x-logintoken']);
  expect(tokens).toEqual(['j.w.t']);
});
