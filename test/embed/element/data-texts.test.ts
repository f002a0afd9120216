import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

// `src/embed/i18n/text-overrides.test.ts` has the forms of the JSON, and the reports about it.

const withTexts = (json: string): string =>
  `<shop-newsletter><script type="application/json" data-texts>${json}</script></shop-newsletter>`;

function edit(page: Page, json: string): Promise<void> {
  return page.locator('script[data-texts]').evaluate((script, text) => {
    script.textContent = text;
  }, json);
}

const headline = (page: Page) => page.getByRole('heading', { level: 2 });

test('single texts are overridden by key, also after a change of the site, and the others stay', async ({
  host,
  page,
}) => {
  await host.open(
    withTexts('{"newsletter": {"title": "Post", "email": {"label": "Adresse"}}, "newsletter.titel": "x"}'),
  );
  await expect(headline(page)).toHaveText('Post');
  await expect(page.getByLabel(/^Adresse/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
  await setAttribute(page.locator('shop-newsletter'), 'site', 'PL');
  await expect(rootOf(page)).toHaveAttribute('lang', 'pl-PL');
  await expect(headline(page)).toHaveText('Post');
  expect(host.console).toEqual([
    'warning: [shop-widgets] <script data-texts>: "newsletter.titel" is ignored: unknown key. The keys are listed in locales/de-DE.json.',
  ]);
});

test('edits are live, and typed values are kept', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "One"}'));
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@');
  await edit(page, '{"newsletter.title": "Two"}');
  await expect(headline(page)).toHaveText('Two');
  await page.locator('script[data-texts]').evaluate((script) => {
    if (script.firstChild) script.firstChild.nodeValue = '{"newsletter.title": "Three"}';
  });
  await expect(headline(page)).toHaveText('Three');
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('anna@');
  await page.locator('script[data-texts]').evaluate((script) => script.remove());
  await expect(headline(page)).not.toHaveText('Three');
  expect(host.console).toEqual([]);
});

test('texts are found when the script runs from the head, before they are there', async ({ host, page }) => {
  const html = `<!doctype html><meta charset="utf-8"><script src="/shop-widgets.js"></script><body><div>${withTexts('{"newsletter.title": "Post"}')}</div>`;
  await host.open(html, { raw: true });
  await expect(headline(page)).toHaveText('Post');
  expect(host.console).toEqual([]);
});

test('a text is shown as text, even if it looks like markup', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "<img src=x onerror=alert(1)> {{constructor}} $t(x) &amp;"}'));
  await expect(headline(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(headline(page)).toContainText('&amp;');
  expect(host.strayRequests).toEqual([]);
});
