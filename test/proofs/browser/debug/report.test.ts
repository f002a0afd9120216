import type { Page } from '@playwright/test';
import { violationsOn } from '../../../embed/support/axe.ts';
import { expect, type HostPage, test } from '../../../embed/support/host-page.ts';
import { STRICT_POLICY } from '../../../embed/support/policy.ts';
import { SIGN_UP_CALL } from '../../../embed/support/sign-up.ts';
import { rootOf, setProperty } from '../../../embed/support/tag.ts';
import { attributesOf, copiedReport, DIAGNOSED, panelOf } from './debug-page.ts';

const SCRIPT = '<script src="/shop-widgets.js" data-platform="TABLET" defer></script>';

const BODY = `
  <shop-newsletter site="XX" heading-levle="3"></shop-newsletter>
  <div data-shop-widget="newsletter" data-site="AT" data-texts='{"newsletter.title": "Post"}'></div>
  <shop-footer hide-newsletter></shop-footer>`;

/** A page with a wrong attribute and a service that fails; an old page has no doctype. */
async function openFaulty(host: HostPage, page: Page, isOld = false): Promise<void> {
  await page.context().addCookies([{ name: 'NewApp', value: '1', url: 'https://shop.example' }]);
  host.serve(SIGN_UP_CALL, { status: 503, body: {} });
  const oldPage = `<html lang="de"><head><title>Shop</title>${SCRIPT}</head><body>${BODY}</body></html>`;
  const headers = { 'content-security-policy': STRICT_POLICY };
  await host.open(isOld ? oldPage : BODY, { path: DIAGNOSED, raw: isOld, script: SCRIPT, headers });
  await expect(rootOf(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first().fill('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('cell', { name: '503', exact: true })).toBeVisible();
}

test('the panel and the copied report name what is wrong with a page', async ({ host, page }) => {
  await openFaulty(host, page);
  await setProperty(page.locator('shop-newsletter').last(), 'origin', 'SHOPPING_CART');
  const panel = panelOf(page);
  const row = (name: string) => attributesOf(page, 2, 'shop-newsletter').getByRole('row', { name });
  await expect(row('site AT placeholder')).toBeVisible();
  await expect(row('platform TABLET script tag')).toBeVisible();
  await expect(row('origin SHOPPING_CART property')).toBeVisible();
  await expect(row('heading-level 2 default')).toBeVisible();
  await expect(row('data-texts newsletter.title attribute')).toBeVisible();
  await expect(
    attributesOf(page, 1, 'shop-newsletter').getByRole('row', { name: 'site DE (instead of “XX”) default' }),
  ).toBeVisible();
  await expect(
    attributesOf(page, 3, 'shop-footer').getByRole('row', { name: 'reduced on cookie NewApp' }),
  ).toBeVisible();
  const problems = [
    '1. <shop-newsletter> | site="XX" is not a valid value and is ignored; DE (default) is used.',
    '1. <shop-newsletter> | heading-levle is not an attribute of this tag. Did you mean heading-level?',
    'call | POST /service/newsletter/api/internal/newsletter-subscribers: 503. The service failed',
  ];
  const facts = [
    '| warning | <shop-newsletter>: site="XX" is not known, so the default is used.',
    'script | /shop-widgets.js (data-platform, defer)',
  ];
  const report = await copiedReport(page);
  for (const text of [...problems, ...facts]) expect(report).toContain(text);
  const shown = (await panel.textContent()) ?? '';
  for (const text of [...problems, ...facts]) expect(shown).toContain(text.replaceAll(' | ', '').replace('| ', ''));
  expect(await violationsOn(page, { only: (axe) => axe.include('shop-widgets-debug') })).toEqual([]);
});

test('the panel says why a footer has no country selector', async ({ host, page }) => {
  await host.open('<shop-footer hide-newsletter platform="MATCH"></shop-footer>', { path: DIAGNOSED });
  const row = attributesOf(page, 1, 'shop-footer').getByRole('row', {
    name: 'countries none, so no selector is shown',
  });
  await expect(row).toBeVisible();
  await page.evaluate(() =>
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="alternate" hreflang="pl" href="https://pl.shop.example/">',
    ),
  );
  await expect(row).toHaveCount(0);
});

test('the panel says what the A/B tests of a page wait for', async ({ host, page }) => {
  await host.open('<shop-session ab-tests="consent"></shop-session>', { path: DIAGNOSED });
  const row = (value: string) =>
    attributesOf(page, 1, 'shop-session').getByRole('row', { name: `ab-tests consent: ${value} attribute` });
  await expect(row('no call until document receives shop-consent')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-consent')));
  await expect(row('document has received shop-consent')).toBeVisible();
});

test('the panel says why the widget of a placeholder is not there, while its children show', async ({ host, page }) => {
  const own = `<script>const { createElement } = Document.prototype;
    Document.prototype.createElement = function (name) {
      if (name === 'form') throw new Error('The page forbids it.');
      return createElement.apply(this, arguments);
    }</script>`;
  await host.open(
    `${own}<div data-shop-widget="newsletter" data-heading-level="3"><a href="/subscribenewsletter">Plan B</a></div>`,
    {
      path: DIAGNOSED,
    },
  );
  const state = 'placeholder failed, shows its fallback content: The page forbids it.';
  await expect(panelOf(page).getByRole('row', { name: state })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan B' })).toBeVisible();
});

test('the panel takes no more than its corner, works by the keyboard and closes', async ({ host, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openFaulty(host, page, true);
  const panel = panelOf(page);
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  const sizes = await panel.locator('td').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontSize));
  expect(new Set(sizes)).toEqual(new Set(['13px']));
  const overflowing = (element: Element): boolean => element.scrollWidth > element.clientWidth;
  expect(await panel.locator('.sections').evaluate(overflowing)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(640 * 0.7 + 1);
  // Opening it has not moved the focus.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shop-newsletter');
  await panel.getByRole('button', { name: 'Collapse' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Tags' })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('shop-widgets-debug')).toHaveCount(0);
});
