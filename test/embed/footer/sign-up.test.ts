import { expect, test } from '../support/host-page.ts';
import { acceptSignUps } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { dataLayerOf, formOf, signUpsOf } from '../newsletter/form.ts';
import { openFooter } from './footer-page.ts';

test('the sign-up of the footer follows the attributes of its tag, as they change', async ({ host, page }) => {
  acceptSignUps(host);
  host.file('/pictures/desktop.webp', {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const footer = await openFooter(host, {
    psData: { body: { nl_status: 'NONE' } },
    attributes: 'image-base="/pictures" origin="checkout" origin-addition="step 3" send-site site="CH"',
  });
  await expect(page.locator('.offer-picture img')).toHaveAttribute('src', '/pictures/desktop.webp');
  await setAttribute(footer, 'origin-addition', 'step 4');
  const form = formOf(page, 'CH');
  await form.email.fill('anna@example.com');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [call] = signUpsOf(host);
  expect(call?.postDataJSON()).toMatchObject({ origin: 'checkout', originAddition: 'step 4' });
  expect(call?.headers()['x-hunter-site']).toBe('CH');
  expect(await dataLayerOf(page)).toEqual([expect.objectContaining({ origin: 'checkout:step 4' })]);
});
