import { formOf, PERSON, signUpsOf } from '../newsletter/form.ts';
import { ASSIGN, heard, listen, logIn, RENEW, renewals, token } from '../session/session-page.ts';
import { expectFullFooter, openFooter } from '../footer/footer-page.ts';
import type { Page } from '@playwright/test';
import type { Site } from '../../../src/market/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { acceptSignUps, NEWSLETTER } from '../support/sign-up.ts';
import { beStaff, callsOf, openDialog, query, serveStaff, TAG } from '../support/staff.ts';

// What every engine has to do: `npm test` runs this in Chromium, `npm run test:engines` in the others that are there.

/** Signs up key by key: without the keyboard, Playwright sets values by BiDi in a way that React does not hear of. */
async function signUp(page: Page, site: Site = 'DE'): Promise<void> {
  const form = formOf(page, site);
  await form.email.pressSequentially(PERSON.email);
  if (await form.salutation.isVisible()) await form.salutation.selectOption(PERSON.salutation);
  if (await form.firstName.isVisible()) await form.firstName.pressSequentially(PERSON.firstName);
  if (await form.lastName.isVisible()) await form.lastName.pressSequentially(PERSON.lastName);
  if (await form.legals.isVisible()) await form.legals.check();
  await form.submit.click();
  await expect(form.success).toBeFocused();
}

for (const site of ['DE', 'HU', 'TR'] as const) {
  test(`a visitor of ${site} signs up`, async ({ host, page, onlySite }) => {
    test.skip(onlySite !== undefined && onlySite !== site, 'The script has another site.');
    acceptSignUps(host);
    await host.open(`<shop-newsletter site="${site}"></shop-newsletter>`);
    const form = formOf(page, site);
    await form.email.click();
    await form.submit.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await signUp(page, site);
    expect(signUpsOf(host)).toHaveLength(1);
  });
}

for (const width of [360, 768, 1280]) {
  test(`the footer is whole and fits at ${String(width)} pixels`, async ({ host, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openFooter(host);
    await expectFullFooter(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('staff choose a test and apply it', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(TAG);
  await page.evaluate(() => addEventListener('shop-preview-apply', (event) => event.preventDefault()));
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'A/B test' }).selectOption('headline');
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('B');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0])).toMatchObject({ test: 'headline', group: 'B' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Preview: .*headline: B/ })).toBeFocused();
});

test('a login token that is due is renewed', async ({ host, page }) => {
  await listen(page);
  await logIn(page, token(-60, 36_000));
  host.serve(ASSIGN, { body: { assignments: [] } });
  host.serve(RENEW, { status: 201, body: { status: 'RENEWED' } });
  await host.open('<shop-session></shop-session>');
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 0 });
  expect(renewals(host)).toBe(1);
});

test('what was typed survives a move, and is sent after it', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open(`${NEWSLETTER}<div id="target"></div>`);
  const { email } = formOf(page);
  await email.pressSequentially('anna@exam');
  await page.evaluate(() =>
    document.querySelector('#target')?.append(document.querySelector('shop-newsletter') as Node),
  );
  await expect(email).toHaveValue('anna@exam');
  await email.press('End');
  await email.pressSequentially('ple.com');
  await formOf(page).submit.click();
  await expect(formOf(page).success).toBeFocused();
  await expect(page.getByRole('status')).toContainText('a•••@example.com');
});

test('the widget signs up under the strictest policy, without a violation', async ({ host, page }) => {
  const violations = await violationsOf(page);
  acceptSignUps(host);
  await host.open(NEWSLETTER, { headers: { 'content-security-policy': STRICT_POLICY } });
  await signUp(page);
  expect(violations).toEqual([]);
});
