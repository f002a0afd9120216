import type { Page } from '@playwright/test';
import { violationsOn } from '../../../embed/support/axe.ts';
import { expect, type HostPage, SHOP, test } from '../../../embed/support/host-page.ts';
import { STRICT_POLICY } from '../../../embed/support/policy.ts';
import { SIGN_UP_CALL } from '../../../embed/support/sign-up.ts';
import { rootOf, setProperty } from '../../../embed/support/tag.ts';
import { attributesOf, copiedReport, DIAGNOSED, openReport, panelOf } from './debug-page.ts';

const SCRIPT = '<script src="/shop-widgets.js" data-platform="TABLET" defer></script>';

const BODY = `
  <shop-newsletter site="XX" heading-levle="3"></shop-newsletter>
  <div data-shop-widget="newsletter" data-site="AT"></div>`;

/** A page with a wrong attribute and a service that fails. */
async function openFaulty(host: HostPage, page: Page): Promise<void> {
  host.serve(SIGN_UP_CALL, { status: 503, body: {} });
  const headers = { 'content-security-policy': STRICT_POLICY };
  await host.open(BODY, { path: DIAGNOSED, script: SCRIPT, headers });
  await expect(rootOf(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first().fill('anna@example.com');
  await page.keyboard.press('Enter');
  await openReport(page);
  await expect(panelOf(page).getByRole('cell', { name: '503', exact: true })).toBeVisible();
}

test('the panel and the copied report name every problem of a page', async ({ host, page }) => {
  await openFaulty(host, page);
  await setProperty(page.locator('shop-newsletter').last(), 'origin', 'SHOPPING_CART');
  const row = (number: number, name: string) =>
    attributesOf(page, number, 'shop-newsletter').getByRole('row', { name });
  await expect(row(1, 'site DE default')).toBeVisible();
  await expect(
    row(1, 'heading-levle not an attribute of this tag; did you mean "heading-level"? attribute'),
  ).toBeVisible();
  await expect(row(2, 'site AT placeholder')).toBeVisible();
  await expect(row(2, 'platform TABLET script tag')).toBeVisible();
  await expect(row(2, 'origin SHOPPING_CART property')).toBeVisible();
  await page.evaluate(() => Object.assign(new Image(), { src: 'https://cdn.example/a/b/d.png' }));
  const problems = [
    'warning\t<shop-newsletter>: site="XX" is not known, so DE is used.',
    'warning\tThe consents of the sign-up name "',
    'call\tPOST /service/newsletter/…: 503. The service failed. Check its log.',
    'policy\tThe Content Security Policy of the page blocks https://cdn.example/a/b/… (img-src).',
  ];
  for (const problem of problems) {
    const [kind = '', text = ''] = problem.split('\t');
    await expect(panelOf(page).getByRole('row').filter({ hasText: kind }).filter({ hasText: text })).toBeVisible();
  }
  const report = await copiedReport(page);
  for (const text of problems) expect(report).toContain(text);
  expect(await violationsOn(page, { only: (axe) => axe.include('shop-widgets-debug') })).toEqual([]);
});

test('the panel says of a login whose cookie no script sees what that may be', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'LoginToken', value: 'x', url: SHOP, httpOnly: true }]);
  await host.open('<shop-preview></shop-preview><shop-session></shop-session>', { path: DIAGNOSED });
  await openReport(page);
  await expect(panelOf(page).locator('summary')).toHaveText(
    'Report: No problems found. If you are logged in, see “Login cookies”.',
  );
  const row = (text: string) => panelOf(page).getByRole('row').filter({ hasText: text });
  await expect(row('StaffAuthToken')).toContainText('not visible. If staff is logged in, the cookie is HttpOnly, or');
  await expect(row('LoginToken')).toContainText('not visible. If a customer is logged in, the cookie is HttpOnly, or');
  await page.context().addCookies([{ name: 'StaffAuthToken', value: 'x', url: SHOP }]);
  await expect(row('StaffAuthToken')).toContainText('CobraAuthTokenvisible');
});

for (const [what, body, problem] of [
  ['has no tag', '<p>Sign up here:</p>', 'No tag on this page. If you wrote <shop-newsletter>, the editor'],
  ['shows it as text', '<p>&lt;shop-newsletter&gt;&lt;/shop-newsletter&gt;</p>', 'The page shows <shop-newsletter> as'],
] as const)
  test(`the first problem is that the page ${what}`, async ({ host, page }) => {
    await host.open(body, { path: DIAGNOSED });
    await expect(panelOf(page).locator('summary')).toContainText(`Report: 1 problem. ${problem}`);
  });

test('a footer without content names what shows once it has some', async ({ host, page }) => {
  const content = '<script type="application/json" data-content>{"headline": "Service"}</script>';
  await host.open(`<shop-footer></shop-footer><shop-footer>${content}</shop-footer>`, { path: DIAGNOSED });
  await openReport(page);
  const row = (number: number) => panelOf(page).getByRole('row', { name: `${number}. <shop-footer>` });
  await expect(row(1)).toContainText('without content: categories, payment marks, networks, seals and countries');
  await expect(row(2)).toContainText('started');
  await expect(row(2)).not.toContainText('without content');
});

test('a call that the policy blocks is one problem with its remedy, above blocked pictures', async ({ host, page }) => {
  const headers = { 'content-security-policy': "img-src 'self'; connect-src 'self'" };
  await host.open('<shop-newsletter></shop-newsletter>', { path: DIAGNOSED, headers });
  await expect(rootOf(page)).toHaveCount(1);
  await page.evaluate(async () => {
    Object.assign(new Image(), { src: 'https://cdn.example/a.png' });
    await fetch('https://api.example/service/newsletter/x', { method: 'POST' }).catch(() => undefined);
  });
  await openReport(page);
  const rows = panelOf(page).getByRole('table').first().getByRole('row');
  await expect(rows.nth(1)).toContainText(
    "(connect-src). Add https://api.example to connect-src of the page's Content-Security-Policy.",
  );
  await expect(rows.nth(2)).toContainText('(img-src)');
  await expect(rows.filter({ hasText: 'no answer' })).toHaveCount(0);
});

test('a refused answer reaches its caller before its body has arrived', async ({ host, page }) => {
  const stalled = `<script>
    window.fetch = () => Promise.resolve(new Response(new ReadableStream(), { status: 400 }));
  </script>`;
  await host.open(`${stalled}<shop-newsletter></shop-newsletter>`, { path: DIAGNOSED });
  await expect(rootOf(page)).toHaveCount(1);
  expect(await page.evaluate(async () => (await fetch('/service/newsletter/x')).status)).toBe(400);
});

test('the panel names why the widget of a placeholder is missing, while its children show', async ({ host, page }) => {
  const own = `<script>const { createElement } = Document.prototype;
    Document.prototype.createElement = function (name) {
      if (name === 'form') throw new Error('The page forbids it.');
      return createElement.apply(this, arguments);
    }</script>`;
  const placeholder = '<div data-shop-widget="newsletter"><a href="/subscribenewsletter">Plan B</a></div>';
  await host.open(own + placeholder, { path: DIAGNOSED });
  const panel = panelOf(page);
  await openReport(page);
  await expect(panel.getByRole('row', { name: 'placeholder failed, shows its fallback content' })).toBeVisible();
  await expect(panel.getByRole('row', { name: 'content. Error: The page forbids it.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
});
