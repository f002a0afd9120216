import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

const PLACEHOLDER = '<div data-shop-widget="newsletter"></div>';

test('a placeholder shows the widget and gives it its attributes', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open('<div data-shop-widget="newsletter" data-site="at" data-origin="blog" data-heading-level="3"></div>');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  await signUp(page);
  expect(host.calls[0]?.postDataJSON()).toMatchObject({ origin: 'blog' });
  expect(host.console).toEqual([]);
});

test('a placeholder may be written like the tag, in any case', async ({ host, page }) => {
  await host.open('<div data-shop-widget=" Shop-Newsletter "></div>');
  await expect(rootOf(page)).toBeVisible();
});

test('a boolean of a placeholder follows HTML', async ({ host, page }) => {
  await host.open('<div data-shop-widget="newsletter" data-invalid-link></div>');
  await expect(page.getByText('dieser Link nicht mehr gültig')).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget]'), 'data-invalid-link', 'false');
  await expect(page.getByText('dieser Link nicht mehr gültig')).toBeHidden();
});

test('the attributes of a placeholder are live', async ({ host, page }) => {
  await host.open(PLACEHOLDER);
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-DE');
  await setAttribute(page.locator('[data-shop-widget]'), 'data-site', 'SK');
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
  await setAttribute(page.locator('[data-shop-widget]'), 'data-site', null);
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-DE');
});

test('a placeholder that comes later is filled, alone, deep in other content, or by its attribute', async ({
  host,
  page,
}) => {
  await host.open('<div id="plain"></div>');
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(1);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', `<section><p>x</p>${html}</section>`);
  }, PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(2);
  await setAttribute(page.locator('#plain'), 'data-shop-widget', 'newsletter');
  await expect(rootOf(page)).toHaveCount(3);
});

test('a placeholder that a frame’s script has made is filled', async ({ host, page }) => {
  await host.open('<iframe></iframe>');
  await page.evaluate(() => {
    const made = document.querySelector('iframe')?.contentDocument?.createElement('div');
    made?.setAttribute('data-shop-widget', 'newsletter');
    if (made) document.body.append(made);
  });
  await expect(rootOf(page)).toBeVisible();
});

test('what a placeholder held is the fallback of its widget', async ({ host, page }) => {
  await host.open('<div data-shop-widget="newsletter"><a href="/subscribenewsletter">Plan B</a></div>');
  await expect(rootOf(page)).toBeVisible();
  await expect(page.getByText('Plan B')).toBeHidden();
  expect(await page.locator('shop-newsletter').evaluate((tag) => tag.innerHTML)).toContain('Plan B');
});

test('texts in a placeholder count', async ({ host, page }) => {
  const json = '<script type="application/json" data-texts>{"newsletter.title": "Post"}</script>';
  await host.open(`<div data-shop-widget="newsletter">${json}</div>`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Post');
});

test('a placeholder that a page cache brings back filled is not filled twice', async ({ host, page }) => {
  await host.open(PLACEHOLDER);
  await expect(rootOf(page)).toHaveCount(1);
  await page.evaluate(() => {
    const { body } = document;
    const copy = body.cloneNode(true);
    body.replaceWith(copy);
  });
  await expect(rootOf(page)).toHaveCount(1);
  await expect(page.locator('shop-newsletter')).toHaveCount(1);
});

test('an unknown widget is told of once, with what there is', async ({ host, page }) => {
  await host.open(`<div data-shop-widget="banner"></div>${PLACEHOLDER}`);
  await expect(rootOf(page)).toBeVisible();
  await setAttribute(page.locator('[data-shop-widget=banner]'), 'data-site', 'AT');
  await setAttribute(page.locator('[data-shop-widget=newsletter]'), 'data-site', 'AT');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toHaveLength(1);
  expect(host.console[0]).toMatch(/^warning: \[shop-widgets\] data-shop-widget="banner" is not known, .*newsletter/);
});

test('the default of the script counts for a placeholder', async ({ host, page }) => {
  await host.open(PLACEHOLDER, { script: '<script src="/shop-widgets.js" data-site="HU"></script>' });
  await expect(rootOf(page)).toHaveAttribute('lang', 'hu-HU');
});
