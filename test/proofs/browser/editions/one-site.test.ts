import { formOf, PERSON, signUpsOf } from '../../../embed/newsletter/form.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { acceptSignUps } from '../../../embed/support/sign-up.ts';

test.use({ script: 'shop-widgets.at.js' });

test('the script of Austria alone is of Austria without an attribute, and says where a tag asks for another site', async ({
  host,
  page,
}) => {
  acceptSignUps(host);
  await host.open('<shop-newsletter></shop-newsletter>');
  const form = formOf(page, 'AT');
  await form.email.pressSequentially(PERSON.email);
  await form.firstName.pressSequentially(PERSON.firstName);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(signUpsOf(host)).toHaveLength(1);
  expect(host.console).toEqual([]);

  // The warning names the attribute, the script and the remedy.
  await page.evaluate(() => document.body.setHTMLUnsafe('<shop-newsletter site="HU"></shop-newsletter>'));
  await expect(form.email).toBeVisible();
  expect(host.console).toEqual([
    'warning: [shop-widgets] <shop-newsletter>: site="HU" is not known, so the default is used. Allowed: AT. ' +
      'This is shop-widgets.at.js, the script of AT alone; shop-widgets.js is that of all sites.',
  ]);
});
