import { withBackForwardCache } from '../support/back-forward-cache.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps } from '../support/sign-up.ts';
import { formOf } from './form.ts';

withBackForwardCache(test);

test('after going back, who has logged in finds the form filled in, and who has logged out finds it empty', async ({
  host,
  page,
}) => {
  host.serve('GET /service/newsletter/api/internal/customers/base-data', {
    body: { email: 'jonas@example.org', lastName: 'Probe', consents: ['DNE'] },
  });
  host.file('/other', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Other</title>' });
  await host.open('<shop-newsletter site="AT"></shop-newsletter>');
  const form = formOf(page, 'AT');
  await form.email.focus();
  await expect(form.lastName).toHaveValue('');
  // A field that has the focus is not filled in.
  await form.email.blur();
  await page.goto(`${SHOP}/other`);
  await page.context().addCookies([{ name: 'LoginToken', value: 'j.w.t', url: SHOP }]);
  // The page is not loaded again, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.email).toHaveValue('jonas@example.org');
  await expect(form.lastName).toHaveValue('Probe');
  await expect(form.consent).toBeHidden();

  await form.firstName.fill('Jonas');
  await page.goto(`${SHOP}/other`);
  await page.context().clearCookies({ name: 'LoginToken' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.email).toHaveValue('');
  await expect(form.lastName).toHaveValue('');
  // What the customer has typed stays.
  await expect(form.firstName).toHaveValue('Jonas');
  await expect(form.consent).toBeVisible();
});

test('typed values are kept after going back, and can be sent', async ({ host, page }) => {
  acceptSignUps(host);
  host.file('/other', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Other</title>' });
  await host.open('<shop-newsletter></shop-newsletter>');
  const form = formOf(page);
  await form.email.fill('anna@example.org');
  await page.goto(`${SHOP}/other`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.email).toHaveValue('anna@example.org');
  await form.submit.click();
  await expect(form.success).toBeFocused();
});
