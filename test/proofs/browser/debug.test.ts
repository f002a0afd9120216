import type { Locator, Page } from '@playwright/test';
import { logIn, token } from '../../embed/session/session-page.ts';
import { violationsOn } from '../../embed/support/axe.ts';
import { expect, SHOP, test } from '../../embed/support/host-page.ts';
import { STRICT_POLICY } from '../../embed/support/policy.ts';
import { SIGN_UP_CALL } from '../../embed/support/sign-up.ts';
import { beStaff, CHECK, LIVE, SECRET, TAG } from '../../embed/support/staff.ts';
import { rootOf, setProperty } from '../../embed/support/tag.ts';

/** The address of a page with the diagnosis. */
const DIAGNOSED = '/?shop-widgets-debug';

function panelOf(page: Page): Locator {
  return page.getByRole('complementary', { name: /^shop-widgets/ });
}

/** Opens the report, which is collapsed where it would cover a tag. */
async function openReport(page: Page): Promise<void> {
  const summary = panelOf(page).locator('summary');
  // A press settles it, whether the report was open or not.
  await summary.click();
  if (!(await panelOf(page).getByRole('heading', { name: 'Tags' }).isVisible())) await summary.click();
}

/** The report that the button puts into the clipboard. */
async function copiedReport(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  await panelOf(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText('The report is in the clipboard.');
  return page.evaluate(() => navigator.clipboard.readText());
}

const SCRIPT = '<script src="/shop-widgets.js" data-platform="TABLET" defer></script>';

const BODY = `
  <shop-newsletter site="XX" heading-levle="3"></shop-newsletter>
  <div data-shop-widget="newsletter" data-site="AT"></div>`;

test('the panel and the copied report name every problem of a page', async ({ host, page }) => {
  host.serve(SIGN_UP_CALL, { status: 503, body: {} });
  const headers = { 'content-security-policy': STRICT_POLICY };
  await host.open(BODY, { path: DIAGNOSED, script: SCRIPT, headers });
  await expect(rootOf(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first().fill('anna@example.com');
  // A press declares only what had been shown.
  await expect(page.locator('.offer-legal').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await openReport(page);
  await expect(panelOf(page).getByRole('cell', { name: '503', exact: true })).toBeVisible();
  await setProperty(page.locator('shop-newsletter').last(), 'origin', 'SHOPPING_CART');
  const row = (number: number, name: string) =>
    panelOf(page)
      .getByRole('table', { name: `${number}. <shop-newsletter>` })
      .getByRole('row', { name });
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

test('the panel says of each tag whether it is painted or mounted, and why', async ({ host, page }) => {
  await host.open(
    '<shop-newsletter></shop-newsletter><shop-session></shop-session><shop-footer data-content="{}"></shop-footer>',
    { path: DIAGNOSED },
  );
  await openReport(page);
  const row = (name: string) => panelOf(page).getByRole('row', { name });
  await expect(row('1. <shop-newsletter> tag painted, waits for a visitor')).toBeVisible();
  await expect(row('2. <shop-session> tag painted')).toBeVisible();
  await expect(row('3. <shop-footer> tag mounted: near the viewport')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first().focus();
  await expect(row('1. <shop-newsletter> tag mounted: focusin')).toBeVisible();
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

test('on a phone the panel is above the badge of staff', async ({ host, page }) => {
  await beStaff(page);
  host.serve(CHECK, { body: LIVE });
  await page.setViewportSize({ width: 360, height: 740 });
  await host.open(TAG, { path: DIAGNOSED });
  const badge = await page.getByRole('button', { name: /^Staff preview/ }).boundingBox();
  const panel = await panelOf(page).boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(badge?.y ?? 0);
});

const CONFIRMATION = 'confirm-0123456789abcdef';

test('nothing that is secret of a customer, of staff or of the shop is in the report', async ({ host, page }) => {
  const login = token(-60, 36_000);
  await logIn(page, login);
  await beStaff(page);
  host.serve('GET /service/newsletter/api/internal/customers/base-data', {
    body: { email: 'customer@example.com', firstName: 'Annabella', lastName: 'Mustermann', consents: [] },
  });
  const tag = '<shop-newsletter api-key="key-of-a-tag-4711"></shop-newsletter>';
  await host.open(`${tag}<div data-shop-widget="preview" data-api-key="key-of-a-placeholder-0815"></div>`, {
    path: `/reset/${CONFIRMATION}${DIAGNOSED.slice(1)}&mail=someone%40example.com&code=0815-4711`,
    script: '<script src="/shop-widgets.js" data-api-key="key-of-the-script-2026" defer></script>',
  });
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  // Playwright selects the content before it types: what is filled in between would stay.
  await expect(email).toHaveValue('customer@example.com');
  await email.fill('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('[part=result]')).toContainText('anna@example.com');
  await page.evaluate(
    async ([confirmation, mine]) => {
      Object.assign(document.querySelector('shop-newsletter') ?? {}, { apiKey: 'key-of-a-property-1234' });
      const service = '/service/newsletter/api/internal/newsletter-subscribers';
      await fetch(`${service}/${confirmation}?email=anna%40example.com`);
      console.warn(`[shop-widgets] odd: ${mine} and anna@example.com at https://anna:secret-word@shop.example/x`);
    },
    [CONFIRMATION, login] as const,
  );
  const panel = panelOf(page);
  await openReport(page);
  const call = 'GET /service/newsletter/…';
  await expect(panel.getByRole('cell', { name: call, exact: true }).last()).toBeVisible();
  await expect(panel.getByText('odd:')).toBeVisible();
  const report = (await copiedReport(page)) + ((await panel.textContent()) ?? '');
  expect(report).toContain('odd:');
  const secrets = [login, SECRET, CONFIRMATION, 'someone', '0815-4711', 'anna', 'customer@', 'Annabella', 'Mustermann'];
  const keys = ['key-of-a-tag', 'key-of-a-placeholder', 'key-of-the-script', 'key-of-a-property', 'secret-word'];
  expect([...secrets, ...keys].filter((secret) => report.includes(secret))).toEqual([]);
});
