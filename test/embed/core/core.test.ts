import { formOf, PERSON, signUpsOf } from '../newsletter/form.ts';
import { heard, listen, logIn, renewals, token } from '../session/session-page.ts';
import { expectFullFooter, openFooter } from '../footer/footer-page.ts';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../../src/embed/market/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { overflowOf } from '../support/reflow.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { callsOf, keepPage, openDialog, openPanel, query } from '../support/staff.ts';

// What every engine has to do: `npm test` runs this in Chromium, `npm run test:engines` in the others that are there.

// To start a browser for a second worker costs more than these few tests.
test.describe.configure({ mode: 'default' });

/** Signs up key by key: without the keyboard, Playwright sets values by BiDi in a way that React does not hear of. */
async function signUp(scope: Page | Locator, site: Site = 'DE'): Promise<void> {
  const form = formOf(scope, site);
  await form.email.pressSequentially(PERSON.email);
  if (await form.salutation.isVisible()) await form.salutation.selectOption(PERSON.salutation);
  if (await form.firstName.isVisible()) await form.firstName.pressSequentially(PERSON.firstName);
  if (await form.lastName.isVisible()) await form.lastName.pressSequentially(PERSON.lastName);
  if (await form.legals.isVisible()) await form.legals.check();
  await form.submit.click();
  await expect(form.success).toBeFocused();
}

test('visitors of each kind of form sign up, also after a move', async ({ host, page }) => {
  const sites = host.form === 'script' ? (['DE', 'HU', 'TR'] as const) : (['DE'] as const);
  const tags = sites.map((site) => `<shop-newsletter site="${site}"></shop-newsletter>`);
  await host.open(`${tags.join('')}<div id="origin">${NEWSLETTER}</div><div id="target"></div>`);
  for (const [index, site] of sites.entries()) {
    await test.step(site, async () => {
      const tag = page.locator(`shop-newsletter[site=${site}]`);
      const form = formOf(tag, site);
      await form.email.click();
      await form.submit.click();
      await expect(form.email).toBeFocused();
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      await signUp(tag, site);
      expect(signUpsOf(host)).toHaveLength(index + 1);
    });
  }

  await test.step('what was typed survives a move, and is sent after it', async () => {
    const form = formOf(page.locator('#origin, #target'));
    await form.email.pressSequentially('anna@exam');
    await page.evaluate(() =>
      document.querySelector('#target')?.append(document.querySelector('#origin shop-newsletter') as Node),
    );
    await expect(form.email).toHaveValue('anna@exam');
    await form.email.press('End');
    await form.email.pressSequentially('ple.com');
    await expect(form.legalNotice).toBeVisible();
    await form.submit.click();
    await expect(form.success).toBeFocused();
    await expect(form.status).toContainText('anna@example.com');
  });
});

test('the footer is whole and fits a phone, a tablet and a desktop', async ({ host, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openFooter(host);
  for (const width of [360, 768, 1280]) {
    await test.step(`at ${String(width)} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.footer-fold-button')).toHaveCount(width === 1280 ? 0 : 8);
      await expectFullFooter(page);
      expect(await overflowOf(page)).toBe(0);
    });
  }
});

test('staff choose a test and apply it', async ({ host, page }) => {
  await openPanel(host);
  await keepPage(page);
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'A/B test' }).selectOption('headline');
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('B');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Settings applied successfully.')).toBeVisible();
  expect(query(callsOf(host, '/token')[0])).toMatchObject({ test: 'headline', group: 'B' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Staff preview: .*headline: B/ })).toBeFocused();
});

test('a login token that is due is renewed', async ({ host, page }) => {
  await listen(page);
  await logIn(page, token(-60, 36_000));
  await host.open('<shop-session></shop-session>');
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ loggedIn: true, code: 0 });
  expect(renewals(host)).toBe(1);
});

test('the widget signs up with its styles under the strictest policy, without a violation', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await host.open(NEWSLETTER, { headers: { 'content-security-policy': STRICT_POLICY } });
  await expect(page.locator('shop-newsletter .root')).toHaveCSS('font-size', '16px');
  await signUp(page);
  expect(violations).toEqual([]);
  await test.step('the policy is in force', async () => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations).toEqual([expect.stringContaining('style-src')]);
    // Firefox reports it as an error of the page.
    host.pageErrors.length = 0;
  });
});
