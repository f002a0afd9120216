import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { SIGN_UP_CALL } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { dataLayerOf, formOf, signUpsOf } from '../newsletter/form.ts';
import { gate, heldBy } from '../session/session-page.ts';
import { openFooter, PS_DATA } from './footer-page.ts';

test('the sign-up of the footer follows the attributes of its tag, as they change', async ({ host, page }) => {
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
  await expect(form.legalNotice).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [call] = signUpsOf(host);
  expect(call?.postDataJSON()).toMatchObject({ origin: 'checkout', originAddition: 'step 4' });
  expect(call?.headers()['x-hunter-site']).toBe('CH');
  expect(await dataLayerOf(page)).toEqual([expect.objectContaining({ origin: 'checkout:step 4' })]);
});

test('a footer does not ask whoever has signed up by another form of the page, unless it was begun or is of another site', async ({
  host,
  page,
}) => {
  host.dependsOn(...ONE_SITE);
  host.serve(PS_DATA, { body: { nl_status: 'NONE' } });
  await host.open(
    '<shop-newsletter></shop-newsletter><shop-footer></shop-footer><shop-footer site="AT"></shop-footer>' +
      '<shop-footer></shop-footer>',
  );
  const footers = page.locator('shop-footer');
  const asks = () => Promise.all([0, 1, 2].map((index) => footers.nth(index).getByRole('textbox').isVisible()));
  await expect.poll(asks).toEqual([true, true, true]);
  await footers.nth(2).getByRole('textbox').first().fill('eva@example.com');
  const form = formOf(page.locator('shop-newsletter'));
  await form.email.fill('anna@example.com');
  await expect(form.legalNotice).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect.poll(asks).toEqual([false, true, true]);
});

test('a footer that was away tells the outcome of its sign-up, also to a subscriber', async ({ host, page }) => {
  const answer = gate();
  host.serve(SIGN_UP_CALL, heldBy(answer, { status: 201, body: {} }));
  const footer = await openFooter(host, { psData: { body: { nl_status: 'NONE' } } });
  const form = formOf(page);
  await form.email.fill('anna@example.com');
  await expect(form.legalNotice).toBeVisible();
  await form.submit.click();
  await expect.poll(() => signUpsOf(host).length).toBe(1);
  const away = await footer.evaluateHandle((tag) => {
    tag.remove();
    return tag;
  });
  host.serve(PS_DATA, { body: { nl_status: 'SUBSCRIBED' } });
  answer.open();
  await host.answered('/newsletter-subscribers', 1);
  expect(await dataLayerOf(page)).toHaveLength(1);
  await away.evaluate((tag) => document.body.append(tag));
  await expect(form.success).toBeVisible();
  expect(signUpsOf(host)).toHaveLength(1);
});
