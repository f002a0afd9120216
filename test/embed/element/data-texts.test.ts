import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

const withTexts = (json: string, attributes = ''): string =>
  `<shop-newsletter ${attributes}><script type="application/json" data-texts>${json}</script></shop-newsletter>`;

function edit(page: Page, json: string): Promise<void> {
  return page.locator('script[data-texts]').evaluate((script, text) => {
    script.textContent = text;
  }, json);
}

const headline = (page: Page) => page.getByRole('heading', { level: 2 });

test('single texts are overridden by key, the others stay', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "Post von uns"}'));
  await expect(headline(page)).toHaveText('Post von uns');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(host.console).toEqual([]);
});

test('texts may be nested by the dots of their keys', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter": {"title": "Post", "email": {"label": "Adresse"}, "submit": null}}'));
  await expect(headline(page)).toHaveText('Post');
  await expect(page.getByLabel(/^Adresse/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
  expect(host.console).toEqual([]);
});

test('overridden texts stay when the site changes', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "Post", "newsletter.titel": "x"}'));
  await expect(headline(page)).toHaveText('Post');
  await setAttribute(page.locator('shop-newsletter'), 'site', 'PL');
  await expect(rootOf(page)).toHaveAttribute('lang', 'pl-PL');
  await expect(headline(page)).toHaveText('Post');
  expect(host.console, 'the unknown key is told of once').toHaveLength(1);
});

test('edits are live, and typed values are kept', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "One"}'));
  await page.getByLabel('E-Mail-Adresse').fill('anna@');
  await edit(page, '{"newsletter.title": "Two"}');
  await expect(headline(page)).toHaveText('Two');
  await page.locator('script[data-texts]').evaluate((script) => {
    if (script.firstChild) script.firstChild.nodeValue = '{"newsletter.title": "Three"}';
  });
  await expect(headline(page)).toHaveText('Three');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@');
  await page.locator('script[data-texts]').evaluate((script) => script.remove());
  await expect(headline(page)).not.toHaveText('Three');
  expect(host.console).toEqual([]);
});

test('texts that a page adds later are used', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  await page.locator('shop-newsletter').evaluate((tag) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.texts = '';
    script.textContent = '{"newsletter.title": "Late"}';
    tag.prepend(script);
  });
  await expect(headline(page)).toHaveText('Late');
});

test('texts are found when the script runs from the head, before they are there', async ({ host, page }) => {
  const html = `<!doctype html><meta charset="utf-8"><script src="/shop-widgets.js"></script><body><div>${withTexts('{"newsletter.title": "Post"}')}</div>`;
  await host.open(html, { raw: true });
  await expect(headline(page)).toHaveText('Post');
  expect(host.console).toEqual([]);
});

test('invalid JSON is reported once and changes nothing', async ({ host, page }) => {
  await host.open(withTexts('{“newsletter.title”: “Post”}'));
  await expect(headline(page)).toBeVisible();
  await setAttribute(page.locator('shop-newsletter'), 'site', 'AT');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toHaveLength(1);
  expect(host.console[0]).toMatch(
    /^error: \[shop-widgets\] <shop-newsletter>: the JSON in <script data-texts> is ignored/,
  );
});

test('JSON that breaks while an editor types keeps the previous texts', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "Post"}'));
  await expect(headline(page)).toHaveText('Post');
  await edit(page, '{"newsletter.title": "Pos');
  await expect.poll(() => host.console).toHaveLength(1);
  await expect(headline(page)).toHaveText('Post');
  await edit(page, '{"newsletter.title": "Poster"}');
  await expect(headline(page)).toHaveText('Poster');
});

test('an empty script is ignored', async ({ host, page }) => {
  await host.open(withTexts(' \n '));
  await expect(headline(page)).toBeVisible();
  expect(host.console).toEqual([]);
});

test('an unknown key, a wrong type and a wrong shape are reported by name, and the rest is used', async ({
  host,
  page,
}) => {
  await host.open(
    withTexts('{"newsletter.titel": "x", "newsletter.lead": 7, "newsletter.title": "Post"}') + withTexts('["x"]'),
  );
  await expect(headline(page)).toHaveCount(2);
  await expect(headline(page).first()).toHaveText('Post');
  expect(host.console).toEqual([
    'warning: [shop-widgets] <script data-texts>: "newsletter.titel" is ignored: there is no text of that key.',
    'error: [shop-widgets] <script data-texts>: "newsletter.lead" is ignored: its value must be a text in quotes.',
    'error: [shop-widgets] <script data-texts> is ignored: it must hold an object of texts by key.',
  ]);
});

test('texts that are nested deeper than the call stack do not break the widget', async ({ host, page }) => {
  acceptSignUps(host);
  const depth = 3000;
  await host.open(withTexts(`{"newsletter.title": "Post", "deep": ${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`));
  await expect(headline(page)).toHaveText('Post');
  await signUp(page);
  expect(host.console).toEqual([
    'warning: [shop-widgets] <script data-texts>: "deep.a.a" is ignored: there is no text of that key.',
  ]);
});

test('of many unknown keys twenty are reported, and the others are counted', async ({ host, page }) => {
  const texts = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`key${index}`, 'x']));
  await host.open(withTexts(JSON.stringify({ ...texts, 'newsletter.title': 'Post' })));
  await expect(headline(page)).toHaveText('Post');
  await setAttribute(page.locator('shop-newsletter'), 'site', 'AT');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toHaveLength(21);
  expect(host.console[20]).toContain('980 more entries are ignored');
});

test('a text is shown as text, even if it looks like markup', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "<img src=x onerror=alert(1)> {{constructor}} $t(x) &amp;"}'));
  await expect(headline(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(headline(page)).toContainText('&amp;');
  expect(host.strayRequests).toEqual([]);
});
