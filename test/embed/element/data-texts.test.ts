import type { Page } from '@playwright/test';
import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

// `src/embed/i18n/text-overrides.test.ts` has the forms of the JSON, and the reports about it.

const withTexts = (json: string): string =>
  `<shop-newsletter><script type="application/json" data-texts>${json}</script></shop-newsletter>`;

const headline = (page: Page) => page.getByRole('heading', { level: 2 });

test('single texts are overridden by key, also after a change of the site; the others stay', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
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
    'warning: [shop-widgets] <script data-texts>: "newsletter.titel" is ignored: unknown key; did you mean "newsletter.title"?',
  ]);
});

test('edits are live, and typed values are kept', async ({ host, page }) => {
  await host.open(withTexts('{"newsletter.title": "One"}'));
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@');
  await page.locator('script[data-texts]').evaluate((script) => {
    script.textContent = '{"newsletter.title": "Two"}';
  });
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

const COMPANY = '{"shop.company": "Bohne GmbH", "newsletter": {"title": "Post"}}';

const withPageTexts = (json: string, more = ''): string =>
  `<script src="/shop-widgets.js" data-texts='${json}' ${more} defer></script>`;

test('the texts of the script tag are those of each tag and placeholder, below its own', async ({ host, page }) => {
  const own = `<shop-newsletter data-texts='{"newsletter.title": "Eigene Post"}'></shop-newsletter>`;
  await host.open(`${own}<div data-shop-widget="newsletter"></div>`, { script: withPageTexts(COMPANY) });
  await expect(headline(page).nth(0)).toHaveText('Eigene Post');
  await expect(headline(page).nth(1)).toHaveText('Post');
  for (const field of await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).all()) await field.fill('anna@');
  await expect(page.getByText('Bohne GmbH').first()).toBeVisible();
  await expect(page.getByText('der Betreiber von')).toHaveCount(0);
  expect(host.console).toEqual([]);
});

const TWO_COUNTRIES = JSON.stringify({
  shop: { company: 'Radhaus GmbH', goods: 'Fahrräder' },
  newsletter: { title: 'Post', link: { privacy: '/datenschutz' } },
  HU: { shop: { goods: 'kerékpár' }, newsletter: { link: { privacy: '/adatvedelem' } } },
});

const OF_ONE_COUNTRY = [
  'text="Post"',
  'text=Fahrräder',
  'a[href$="/datenschutz"]',
  'text=kerékpár',
  'a[href$="/adatvedelem"]',
];

async function unfoldNotices(page: Page, count: number): Promise<void> {
  const fields = page.locator('[name=email]');
  await expect(fields).toHaveCount(count);
  for (const field of await fields.all()) await field.fill('anna@');
}

for (const [form, tag] of [
  ['tags', (site: string) => `<shop-newsletter site="${site}"></shop-newsletter>`],
  ['placeholders', (site: string) => `<div data-shop-widget="newsletter" data-site="${site}"></div>`],
] as const)
  test(`of the texts of the page, ${form} of another country take the company and what is under its code`, async ({
    host,
    page,
  }) => {
    host.dependsOn(...ONE_SITE);
    await host.open(tag('AT') + tag('HU') + tag('SK'), {
      script: withPageTexts(TWO_COUNTRIES, 'data-site="AT"'),
    });
    await unfoldNotices(page, 3);
    for (const [index, shown] of [
      [0, ['text="Post"', 'text=Fahrräder', 'a[href$="/datenschutz"]']],
      [1, ['text=kerékpár', 'a[href$="/adatvedelem"]']],
      [2, []],
    ] as const) {
      const widget = page.locator('shop-newsletter').nth(index);
      await expect(widget.getByText('Radhaus GmbH').first()).toBeVisible();
      const found = await Promise.all(OF_ONE_COUNTRY.map((selector) => widget.locator(selector).count()));
      expect(OF_ONE_COUNTRY.filter((_, at) => found[at] !== 0)).toEqual(shown);
    }
    expect(host.console).toEqual([]);
  });

for (const [what, more, titles] of [
  ['of their country', '', ['Post', 'Post']],
  ['of another country', 'data-site="AT"', [/hírlev/i, /hírlev/i]],
] as const)
  test(`the modules of a country show the texts under its code on a page ${what}`, async ({ host, page }) => {
    await host.open(
      '<shop-newsletter site="HU"></shop-newsletter><div data-shop-widget="newsletter" data-site="HU"></div>',
      {
        script: `<script type="module" src="/modules/shop-widgets.hu.js" data-texts='${TWO_COUNTRIES}' ${more}></script>`,
      },
    );
    await unfoldNotices(page, 2);
    await expect(page.locator('a[href$="/adatvedelem"]')).toHaveCount(2);
    await expect(headline(page)).toHaveText([...titles]);
    expect(host.console).toEqual([]);
  });

test('a tag whose country changes shows the texts of the new one', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await host.open('<shop-newsletter></shop-newsletter>', {
    script: withPageTexts('{"newsletter.title": "Post", "HU": {"newsletter.title": "Posta"}}'),
  });
  await expect(headline(page)).toHaveText('Post');
  await setAttribute(page.locator('shop-newsletter'), 'site', 'HU');
  await expect(headline(page)).toHaveText('Posta');
});

test('texts of a script tag without a country count for the default one, and the console says so once', async ({
  host,
  page,
}) => {
  host.dependsOn(...ONE_SITE);
  await host.open('<shop-newsletter site="HU"></shop-newsletter>'.repeat(2), {
    script: withPageTexts('{"newsletter.title": "Posta"}'),
  });
  await expect(headline(page)).toHaveCount(2);
  await expect(headline(page).first()).not.toHaveText('Posta');
  expect(host.console).toEqual([
    'warning: [shop-widgets] The script tag: data-texts is for DE, so tags for HU take only the names of the company from it. ' +
      'Add data-site="HU" to the script tag, or write the texts under "HU": {"HU": {"…": "…"}}.',
  ]);
});

for (const [what, json] of [
  ['broken JSON', '{"shop.company": '],
  ['a list', '["Bohne GmbH"]'],
])
  test(`${what} on the script tag changes nothing, and the console says so once`, async ({ host, page }) => {
    await host.open('<shop-newsletter></shop-newsletter><shop-newsletter></shop-newsletter>', {
      script: withPageTexts(json ?? ''),
    });
    await expect(headline(page)).toHaveCount(2);
    expect(host.console.filter((message) => message.includes('The script tag:'))).toHaveLength(1);
  });

test('Vue 3, which drops the JSON of a tag in its template, is named once', async ({ host, page }) => {
  const json = '<script type="application/json" data-texts>{"newsletter.title": "Post"}</script>';
  await host.open(`<div id="app">${`<shop-newsletter>${json}</shop-newsletter>`.repeat(2)}</div><script>
    // What createApp({}).mount('#app') does.
    const app = document.getElementById('app');
    app.__vue_app__ = { _component: { template: app.innerHTML } };
    app.querySelectorAll('script').forEach((script) => script.remove());
    app.setAttribute('data-v-app', '');
  </script>`);
  await expect(headline(page)).toHaveCount(2);
  expect(host.console.filter((message) => message.includes('Vue has dropped the JSON'))).toHaveLength(1);
});

test('a placeholder does not decide whom and what the consents name, nor what is promised, nor does JSON inside', async ({
  host,
  page,
}) => {
  const promises = { offer: { value: 'Evil' }, voucherFootnote: 'Evil', voucherTerms: 'Evil', 'success.title': 'Evil' };
  const evil = JSON.stringify({
    shop: { company: 'Evil Ltd' },
    newsletter: { legalNotice: 'Evil', title: 'Neue Post', ...promises },
    'newsletter.success.text': 'Evil',
  });
  await host.open(
    `<div data-shop-widget="newsletter" data-offer="voucher" data-texts='${evil}'></div>
     <div data-shop-widget="newsletter"><script type="application/json" data-texts>${evil}</script></div>`,
    { script: withPageTexts(COMPANY, 'data-offer="none"') },
  );
  await expect(headline(page)).toHaveText(['Neue Post', 'Neue Post']);
  // The notice shows once a visitor has begun.
  for (const field of await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).all()) await field.fill('anna@');
  await expect(page.getByText('Bohne GmbH').last()).toBeVisible();
  await expect(page.getByText(/Evil|Rabatt/)).toHaveCount(0);
  await signUp(page.locator('[data-shop-widget]').first());
  await expect(page.getByText('Vielen Dank')).toBeVisible();
  await expect(page.getByText(/Evil|Rabatt/)).toHaveCount(0);
  expect(host.console.join()).toContain('"shop.company" is ignored, because a visitor may have written it');
  expect(host.console.join()).toContain('offer="voucher" is not read from a placeholder');
});

test('placeholders stay empty where the script tag switches them off', async ({ host, page }) => {
  await host.open('<div data-shop-widget="newsletter"><a href="/n">Newsletter</a></div><shop-footer></shop-footer>', {
    script: withPageTexts('{}', 'data-placeholders="off"'),
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Newsletter', exact: true }).first()).toBeVisible();
  expect(await page.locator('shop-newsletter').count()).toBe(0);
});
