import { expect, test } from '../support/host-page.ts';
import { acceptSignUps } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { dataLayerOf, formOf, signUpsOf } from '../newsletter/form.ts';
import { ASSIGNMENT, openFooter, PS_DATA } from './footer-page.ts';

const SHOWN = { psData: { body: { nl_status: 'NONE' } } };

const PICTURE = { headers: { 'content-type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

test('the sign-up of the footer follows the attributes of its tag, as they change', async ({ host, page }) => {
  acceptSignUps(host);
  host.file('/pictures/desktop.webp', PICTURE);
  const footer = await openFooter(host, {
    ...SHOWN,
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

test('the sign-up of the footer follows the defaults of the script', async ({ host, page }) => {
  acceptSignUps(host);
  host.serve(PS_DATA, SHOWN.psData);
  host.serve(ASSIGNMENT, { body: { assignments: [] } });
  host.file('/pictures/desktop.webp', PICTURE);
  const defaults = 'data-image-base="/pictures/" data-origin="footer" data-origin-addition="home"';
  await host.open('<shop-footer></shop-footer>', {
    script: `<script src="/shop-widgets.js" ${defaults} defer></script>`,
  });
  await expect(page.locator('.offer-picture img')).toHaveAttribute('src', '/pictures/desktop.webp');
  const form = formOf(page);
  await form.email.fill('anna@example.com');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [call] = signUpsOf(host);
  expect(call?.postDataJSON()).toMatchObject({ origin: 'footer', originAddition: 'home' });
  expect(Object.keys(call?.headers() ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
});
