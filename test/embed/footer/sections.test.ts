import type { Locator } from '@playwright/test';
import { shopOf } from '../../../src/embed/market/sites.ts';
import { localeOf, SITES } from '../../../src/embed/market/sites.ts';
import { PLATFORMS } from '../../../src/embed/page/platform.ts';
import { expect, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
import { type Content, contentOf, FAR_BELOW, openFooter, replaceFooter } from './footer-page.ts';

test('every site shows every section in order, on every platform', async ({ host, page }) => {
  const footer = await openFooter(host, { psData: { body: { nl_status: 'NONE' } } });
  await expect(page.locator('.offer')).toBeVisible();
  for (const site of SITES) {
    await setAttribute(footer, 'site', site);
    for (const platform of PLATFORMS) {
      await setAttribute(footer, 'platform', platform);
      await expect
        .poll(() => sectionsOf(footer), `${site} on ${platform}`)
        .toEqual({ lang: localeOf(site), ...expectedSections(contentOf(site), platform) });
    }
  }
  expect(host.console).toEqual([]);
  expect(host.strayRequests).toEqual([]);
});

const SECTIONS = ['offer', 'footer-marks', 'footer-groups', 'footer-categories', 'footer-icon-groups'].concat([
  'footer-legal',
  'footer-seals',
  'footer-tax',
  'footer-countries',
]);

/** What the footer shows of each section; asked for at once, since one question costs as much as all. */
function sectionsOf(footer: Locator) {
  return footer.evaluate(
    (tag, sections) => {
      const all = (selector: string): Element[] => Array.from(tag.shadowRoot?.querySelectorAll(selector) ?? []);
      const texts = (selector: string): string[] =>
        all(selector).map((element) => element.textContent.replaceAll(/[ \n]+/g, ' ').trim());
      return {
        lang: all('.root')
          .map((root) => root.getAttribute('lang'))
          .join(),
        order: all(sections).map((section) => section.classList[0]),
        links: texts('.footer-group .footer-link'),
        categories: texts('.footer-categories .footer-link'),
        legal: texts('.footer-legal li'),
        intros: texts('.footer-group-intro'),
        tax: texts('.footer-tax'),
        taxLinks: all('.footer-tax a').map((link) => `${link.getAttribute('href')} ${link.textContent}`),
        marks: all('.footer-marks img').length,
        seals: all('.footer-seals .footer-logo').length,
        folds: all('.footer-fold-button').length,
      };
    },
    SECTIONS.map((name) => `.${name}`).join(),
  );
}

function expectedSections(content: Content, platform: string): object {
  const { teaser, seo, legalLinks, viewChanger, qualityLogos, salesTax } = content;
  const folding = platform !== 'CLASSIC';
  const withoutCountries = platform === 'TABLET' || platform === 'SMARTPHONE';
  const { textBeforeLink, link, textAfterLink } = salesTax;
  const blank = /^[.,]/.test(textAfterLink) ? '' : ' ';
  return {
    order: withoutCountries ? SECTIONS.slice(0, -1) : SECTIONS,
    links: teaser.groups.flatMap((group) =>
      group.links.filter((line) => folding || !line.hideInClassic).map((line) => line.link.text),
    ),
    categories: seo.columns.flatMap(({ links }) => links.map(({ text }) => text)),
    legal: [...legalLinks, folding ? viewChanger.toDesktop : viewChanger.toMobile].map(({ text }) =>
      expect.stringContaining(text),
    ),
    intros: teaser.groups.flatMap(({ introductoryText = [] }) => introductoryText),
    tax: [`${textBeforeLink} ${link.text}${blank}${textAfterLink}`],
    taxLinks: [expect.stringContaining(`${link.url} ${link.text}`)],
    marks: teaser.groups.flatMap(({ images = [] }) => images).length,
    seals: qualityLogos.logos.length,
    folds: folding ? teaser.groups.length + 1 : 0,
  };
}

test('every site links to the sign-up page, and in the reduced footer to what its law requires', async ({
  host,
  page,
}) => {
  // These visitors see no form.
  const footer = await openFooter(host, { attributes: 'platform="CLASSIC"' });
  for (const site of SITES) {
    await setAttribute(footer, 'site', site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    await expect(page.locator('.footer-groups a[href="/subscribenewsletter"]'), site).toBeVisible();
  }
  await expect(page.locator('.offer')).toHaveCount(0);

  await replaceFooter(host, { attributes: 'reduced' });
  for (const site of SITES) {
    await setAttribute(footer, 'site', site);
    await expect(page.locator('.root')).toHaveAttribute('lang', localeOf(site));
    for (const path of Object.values(shopOf(site).legalPages)) {
      await expect(page.locator(`.footer-legal a[href="${path}"]`), `${site} ${path}`).toBeVisible();
    }
  }
});

test('no line breaks within a range of numbers, however narrow the footer is', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="TR" platform="CLASSIC"', around: '<div style="width: 40px">%</div>' });
  const ranges = page.locator('.footer-group-intro .footer-whole');
  await expect(ranges).toHaveText(['1-2', '09:00-19:00']);
  expect(await ranges.evaluateAll((all) => all.map((range) => range.getClientRects().length))).toEqual([1, 1]);
});

test('a group expands and collapses by its button, and shows overview links, in the mobile layouts only', async ({
  host,
  page,
}) => {
  const footer = await openFooter(host, { attributes: 'platform="MATCH"' });
  const button = page.getByRole('button', { name: 'Zahlung' });
  const link = page.getByRole('link', { name: 'PayPal' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link).not.toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).not.toBeVisible();

  await expect(page.getByText('Alle Zahlungsarten')).toHaveCount(1);
  await setAttribute(footer, 'platform', 'CLASSIC');
  await expect(page.getByText('Alle Zahlungsarten')).toHaveCount(0);
});

test('logos are loaded lazily from the service, in a space of 80 by 80, in rows with the names of their groups', async ({
  host,
  page,
}) => {
  await openFooter(host, { attributes: 'service-base="https://shop.example"' });
  const logo = page.getByRole('img', { name: 'PayPal' });
  await expect(logo).toHaveAttribute('loading', 'lazy');
  await expect(logo).toHaveAttribute('src', 'https://shop.example/service/footer-images/logos/paypal.svg');
  expect(await logo.boundingBox()).toMatchObject({ width: 80, height: 80 });

  await replaceFooter(host, { attributes: 'platform="CLASSIC"' });
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

test('headings start at heading-level, the checkout hides groups, and external links are marked', async ({
  host,
  page,
}) => {
  await openFooter(host, { attributes: 'heading-level="3"', around: FAR_BELOW });
  await expect(page.getByRole('heading', { level: 3, name: 'Service & Informationen' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 4, name: 'Zahlung' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveAccessibleName('Service und Informationen');

  await replaceFooter(host, { attributes: 'checkout', around: FAR_BELOW });
  const kept = contentOf('DE').teaser.groups.filter((group) => !group.hideGroupInCheckout);
  await expect(page.locator('.footer-group')).toHaveCount(kept.length);
  expect(kept.length).toBeLessThan(8);

  await replaceFooter(host, { attributes: 'site="AT"', around: FAR_BELOW });
  await expect(page.getByRole('link', { name: 'Internet Ombudsstelle (externe Seite)' })).toHaveAttribute(
    'rel',
    'external noopener',
  );
  await expect(page.getByRole('link', { name: 'Impressum' })).not.toHaveAttribute('rel');
});
