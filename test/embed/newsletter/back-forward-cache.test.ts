import { withBackForwardCache } from '../support/back-forward-cache.ts';
import { expect, test } from './demo-server.ts';
import { formOf } from './form.ts';

withBackForwardCache(test);

test('after going back, who has logged in finds the form filled in, and who has logged out finds it empty', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.url}/?site=AT&panel=off`);
  const form = formOf(page, 'AT');
  await form.email.focus();
  await expect(form.lastName).toHaveValue('');
  await page.goto(`${demo.url}/outbox.html`);
  await page.request.post(`${demo.url}/demo/api/customer-session`, { data: { customer: 'consented' } });
  // The page is not loaded again, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.email).toHaveValue('jonas.probe@example.org');
  await expect(form.lastName).toHaveValue('Probe');
  await expect(form.consent).toBeHidden();
  await page.goto(`${demo.url}/outbox.html`);
  await page.context().clearCookies({ name: 'LoginToken' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.email).toHaveValue('');
  await expect(form.lastName).toHaveValue('');
  await expect(form.consent).toBeVisible();
});

test('typed values are kept after going back, and can be sent', async ({ demo, page }) => {
  await page.goto(`${demo.url}/?site=DE&panel=off`);
  const form = formOf(page);
  await form.email.fill('anna@example.org');
  await page.goto(`${demo.url}/outbox.html`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(form.email).toHaveValue('anna@example.org');
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(await demo.subscribers(page)).toHaveLength(1);
});
