import type { Page } from '@playwright/test';
import { shopOf } from '../../../src/market/sites.ts';
import { localeOf, SITES } from '../../../src/market/sites.ts';
import { PLATFORMS } from '../../../src/page/platform.ts';
import { expect, test } from '../support/host-page.ts';
import { type Content, contentOf, openFooter } from './footer-page.ts';

for (const site of SITES) {
  test(`${site} shows every section in order, on every platform`, async ({ host, page }) => {
    const content = contentOf(site);
    await openFooter(host, { attributes: `site="${site}"`, psData: { body: { nl_status: 'NONE' } } });
    await expect(page.locator('.offer')).toBeVisible();
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    for (const platform of PLATFORMS) {
      await page.locator('shop-footer').evaluate((footer, value) => footer.setAttribute('platform', value), platform);
      await expectSections(page, content, platform);
    }
    expect(host.console).toEqual([]);
    expect(host.strayRequests).toEqual([]);
  });
}

const SECTIONS = ['offer', 'footer-marks', 'footer-groups', 'footer-categories', 'footer-icon-groups'].concat([
  'footer-legal',
  'footer-seals',
  'footer-tax',
  'footer-countries',
]);

async function expectSections(page: Page, content: Content, platform: string): Promise<void> {
  const folding = platform !== 'CLASSIC';
  const shown = content.teaser.groups.flatMap((group) =>
    group.links.filter((line) => folding || !line.hideInClassic).map(({ link }) => link.text),
  );
  await expect(page.locator('.footer-group .footer-link')).toHaveText(shown);
  await expect(page.locator('.footer-categories .footer-link')).toHaveText(
    content.seo.columns.flatMap(({ links }) => links.map(({ text }) => text)),
  );
  await expect(page.locator('.footer-legal li')).toContainText([
    ...content.legalLinks.map(({ text }) => text),
    (folding ? content.viewChanger.toDesktop : content.viewChanger.toMobile).text,
  ]);
  const marks = content.teaser.groups.flatMap(({ images = [] }) => images);
  await expect(page.locator('.footer-marks img')).toHaveCount(marks.length);
  await expect(page.locator('.footer-seals .footer-logo')).toHaveCount(content.qualityLogos.logos.length);
  await expect(page.locator('.footer-group-intro')).toHaveText(
    content.teaser.groups.flatMap(({ introductoryText = [] }) => introductoryText),
  );
  await expectTaxNote(page, content);
  await expect(page.locator('.footer-fold-button')).toHaveCount(folding ? content.teaser.groups.length + 1 : 0);
  const order = await page
    .locator('shop-footer')
    .evaluate(
      (footer, selector) =>
        Array.from(footer.shadowRoot?.querySelectorAll(selector) ?? []).map((found) => found.classList[0]),
      SECTIONS.map((name) => `.${name}`).join(),
    );
  const withoutCountries = platform === 'TABLET' || platform === 'SMARTPHONE';
  expect(order).toEqual(withoutCountries ? SECTIONS.slice(0, -1) : SECTIONS);
}

async function expectTaxNote(page: Page, { salesTax }: Content): Promise<void> {
  const { textBeforeLink, link, textAfterLink } = salesTax;
  const note = page.locator('.footer-tax');
  await expect(note.getByRole('link', { name: link.text })).toHaveAttribute('href', link.url);
  const blank = /^[.,]/.test(textAfterLink) ? '' : ' ';
  await expect(note).toHaveText(`${textBeforeLink} ${link.text}${blank}${textAfterLink}`);
}

test('every site links to the sign-up page, also for visitors who see no form', async ({ host, page }) => {
  const footer = await openFooter(host, { attributes: 'platform="CLASSIC"' });
  for (const site of SITES) {
    await footer.evaluate((tag, value) => tag.setAttribute('site', value), site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    await expect(page.locator('.footer-groups a[href="/subscribenewsletter"]'), site).toBeVisible();
  }
  await expect(page.locator('.offer')).toHaveCount(0);
});

test('no line breaks within a range of numbers, however narrow the footer is', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="TR" platform="CLASSIC"', around: '<div style="width: 40px">%</div>' });
  const ranges = page.locator('.footer-group-intro .footer-whole');
  await expect(ranges).toHaveText(['1-2', '09:00-19:00']);
  expect(await ranges.evaluateAll((all) => all.map((range) => range.getClientRects().length))).toEqual([1, 1]);
});

test('a group expands and collapses by its button', async ({ host, page }) => {
  await openFooter(host, { attributes: 'platform="MATCH"' });
  const button = page.getByRole('button', { name: 'Zahlung' });
  const link = page.getByRole('link', { name: 'PayPal' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link).not.toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).not.toBeVisible();
});

test('overview links are shown in the mobile layouts only', async ({ host, page }) => {
  await openFooter(host, { attributes: 'platform="MATCH"' });
  await expect(page.getByText('Alle Zahlungsarten')).toHaveCount(1);
  await page.locator('shop-footer').evaluate((footer) => footer.setAttribute('platform', 'CLASSIC'));
  await expect(page.getByText('Alle Zahlungsarten')).toHaveCount(0);
});

test('the checkout hides flagged groups', async ({ host, page }) => {
  await openFooter(host, { attributes: 'checkout' });
  const kept = contentOf('DE').teaser.groups.filter((group) => !group.hideGroupInCheckout);
  await expect(page.locator('.footer-group')).toHaveCount(kept.length);
  expect(kept.length).toBeLessThan(8);
});

test('logos are loaded lazily from the service, in a space of 80 by 80', async ({ host, page }) => {
  await openFooter(host, { attributes: 'service-base="https://shop.example"' });
  const logo = page.getByRole('img', { name: 'PayPal' });
  await expect(logo).toHaveAttribute('loading', 'lazy');
  await expect(logo).toHaveAttribute('src', 'https://shop.example/service/footer-images/logos/paypal.svg');
  expect(await logo.boundingBox()).toMatchObject({ width: 80, height: 80 });
});

test('each row of logos has the name of its group for screen readers', async ({ host, page }) => {
  await openFooter(host, { attributes: 'platform="CLASSIC"' });
  await expect(page.getByRole('list', { name: 'Zahlung' }).getByRole('img')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Versand & Lieferung' }).getByRole('img')).toHaveCount(3);
});

test('a logo that does not load shows its name, in the colours of the bar', async ({ host, page }) => {
  await page.context().route('**/footer-images/logos/**', (route) => route.abort());
  await openFooter(host);
  const seal = page.locator('.footer-seals').getByRole('img', { name: 'Great Place to Work' });
  await seal.scrollIntoViewIfNeeded();
  await expect(seal).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await seal.boundingBox()).toMatchObject({ width: 80, height: 80 });
});

test('external links are marked, and others are not', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="AT"' });
  await expect(page.getByRole('link', { name: 'Internet Ombudsstelle (externe Seite)' })).toHaveAttribute(
    'rel',
    'external noopener',
  );
  await expect(page.getByRole('link', { name: 'Impressum' })).not.toHaveAttribute('rel');
});

test('headings start at heading-level', async ({ host, page }) => {
  await openFooter(host, { attributes: 'heading-level="3"' });
  await expect(page.getByRole('heading', { level: 3, name: 'Service & Informationen' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 4, name: 'Zahlung' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveAccessibleName('Service und Informationen');
});

test('the reduced footer links to what the law of each market requires', async ({ host, page }) => {
  await openFooter(host, { attributes: 'reduced' });
  for (const site of SITES) {
    await page.locator('shop-footer').evaluate((footer, value) => footer.setAttribute('site', value), site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    for (const path of Object.values(shopOf(site).legalPages)) {
      await expect(page.locator(`.footer-legal a[href="${path}"]`), `${site} ${path}`).toBeVisible();
    }
  }
});
