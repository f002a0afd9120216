import type { Page } from '@playwright/test';
import { ALTERNATES, expectLegalLinks } from '../../../embed/footer/footer-page.ts';
import { formOf } from '../../../embed/newsletter/form.ts';
import { logIn, token } from '../../../embed/session/session-page.ts';
import { modulePath } from '../../../../src/build/scripts.ts';
import { expect, type HostPage, SCRIPT_TAG, SHOP, test } from '../../../embed/support/host-page.ts';
import { signUp } from '../../../embed/support/sign-up.ts';
import { beStaff, openDialog } from '../../../embed/support/staff.ts';
import { watchBuiltIns } from './built-ins.ts';
import { LIBRARIES, type Library } from './libraries.ts';

const BODY = `<ul id="x"><li>1</li><li>2</li></ul>
  <shop-newsletter>
    <script type="application/json" data-texts>{"newsletter.title": "Post vom \\u0022Laden\\u0022"}</script>
  </shop-newsletter>
  <shop-footer hide-newsletter>
    <script type="application/json" data-content>{"headline": "Dienste [\\ud83d\\ude00]"}</script>
  </shop-footer>`;

async function load(page: Page, library: Library): Promise<void> {
  for (const content of library.code) await page.addScriptTag({ content });
}

async function expectUse(page: Page, library: Library): Promise<void> {
  expect(await page.evaluate(library.use), `what ${library.name} gives`).toEqual(library.gives);
}

/** A wrong address shows its error; a right one is posted as it should be. */
async function expectSignUp(host: HostPage, page: Page): Promise<void> {
  const newsletter = page.locator('shop-newsletter').first();
  await expect(newsletter.getByRole('heading', { name: 'Post vom "Laden"' })).toBeVisible();
  const form = formOf(newsletter);
  await host.answered('/logintoken/renew', 1);
  await form.email.fill('anna@wrong');
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(form.texts['newsletter.email.invalid']);
  const posts = () => host.calls.filter((call) => call.method() === 'POST' && call.url().endsWith('subscribers'));
  expect(posts()).toEqual([]);
  await signUp(newsletter);
  expect(posts().map((call) => call.postData())).toEqual([
    '{"email":"anna@example.com","consents":[],"origin":"onsite","originAddition":"subsite"}',
  ]);
}

async function expectFooter(page: Page): Promise<void> {
  const footer = page.locator('shop-footer').first();
  await expect(footer.locator('.footer-group')).toHaveCount(8);
  await expect(footer.getByText('Dienste [😀]')).toBeAttached();
  await expectLegalLinks(footer, 'DE');
  await footer.getByRole('button', { name: /Deutschland/ }).click();
  await expect(footer.locator('.footer-country-link')).toHaveCount(9);
  await expect(footer.getByRole('link', { name: 'Österreich' })).toHaveAttribute('href', 'https://at.shop.example/');
}

async function expectStaffPanel(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.getByRole('combobox', { name: 'A/B test' }).selectOption('headline');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Staff preview: Live shop' })).toBeFocused();
}

/** Tags and placeholders that are added now render. */
async function expectLaterTags(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tag = document.createElement('shop-newsletter');
    tag.setAttribute('site', 'AT');
    tag.id = 'later';
    document.body.appendChild(tag);
    const placeholder = document.createElement('div');
    placeholder.setAttribute('data-shop-widget', 'footer');
    placeholder.setAttribute('data-site', 'CZ');
    placeholder.setAttribute('data-hide-newsletter', '');
    placeholder.id = 'placeholder';
    document.body.appendChild(placeholder);
  });
  await expect(page.locator('#later [part=root]')).toHaveAttribute('lang', 'de-AT');
  await expect(page.locator('#placeholder [part=root]')).toHaveAttribute('lang', 'cs-CZ');
  await expect(page.locator('#placeholder .footer-group').first()).toBeVisible();
}

async function expectAll(host: HostPage, page: Page, library: Library): Promise<void> {
  await expectSignUp(host, page);
  await expectFooter(page);
  await expectStaffPanel(page);
  await expectLaterTags(page);
  expect(await page.evaluate(() => window.builtIns.changed())).toBe('');
  await expectUse(page, library);
  expect(host.console.filter((line) => line.includes('[shop-widgets]'))).toEqual([]);
}

for (const library of LIBRARIES) {
  test(`${library.name}: the modules name what it has changed, and the fallback shows`, async ({ host, page }) => {
    await host.open('<shop-newsletter><a href="/plan-b">Plan B</a></shop-newsletter>', { script: '' });
    await load(page, library);
    await page.addScriptTag({ type: 'module', url: `${SHOP}/${modulePath('DE')}` });
    await expect
      .poll(() => host.console.filter((line) => line.includes('[shop-widgets]')))
      .toEqual([expect.stringContaining(`has changed ${library.changes}`)]);
    expect(host.console.join()).toContain('Load the one script, shop-widgets.js');
    await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
  });

  test(`${library.name}: all works on a page that loads it before, or afterwards`, async ({ host, page }) => {
    // Two pages, one after the other.
    test.slow();
    await watchBuiltIns(page);
    await logIn(page, token(-60, 36_000));
    await beStaff(page);

    await test.step('loaded before the script', async () => {
      await host.open(BODY, { head: ALTERNATES, script: '' });
      await load(page, library);
      await expectUse(page, library);
      await page.evaluate(() => window.builtIns.keep());
      await page.addScriptTag({ url: /src="([^"]+)"/.exec(SCRIPT_TAG)?.[1] ?? '' });
      await expectAll(host, page, library);
    });

    host.calls.length = 0;
    host.console.length = 0;
    await test.step('loaded after the script', async () => {
      await host.open(BODY, { head: ALTERNATES });
      await expect(page.locator('shop-newsletter [part=root]')).toBeVisible();
      await load(page, library);
      await page.evaluate(() => window.builtIns.keep());
      await expectUse(page, library);
      await expectAll(host, page, library);
    });
  });
}
