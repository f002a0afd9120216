import type { Locator } from '@playwright/test';
import { PLATFORMS } from '../../../src/embed/page/platform.ts';
import { expect, test } from '../support/host-page.ts';
import { offLine } from '../support/off-line.ts';
import { setAttribute } from '../support/tag.ts';
import { drawLogo } from '../../../demo/backend/logo-drawing.ts';
import { child, FAR_BELOW, fullContentOf, openFooter, SHOPS_OWN } from './footer-page.ts';

const ALL = ['offer', 'footer-marks', 'footer-groups', 'footer-categories', 'footer-icon-groups'].concat([
  'footer-legal',
  'footer-seals',
  'footer-tax',
  'footer-countries',
]);

// WCAG 1.3.2, 3.2.3, 3.2.6
test('every platform shows its sections in order, with every link of the content', async ({ host, page }) => {
  const footer = await openFooter(host, { inside: SHOPS_OWN, psData: { body: { nl_status: 'NONE' } } });
  await expect(page.locator('.offer')).toBeVisible();
  const { teaser, seo, legalLinks } = fullContentOf('DE');
  const lines = teaser.groups.flatMap(({ links }) => links);
  const others = (seo.columns ?? []).flatMap(({ links }) => links).length + legalLinks.length;
  for (const platform of PLATFORMS) {
    await setAttribute(footer, 'platform', platform);
    const shown = platform === 'TABLET' || platform === 'SMARTPHONE' ? ALL.slice(0, -1) : ALL;
    await expect.poll(() => classesOf(footer, ALL.map((name) => `.${name}`).join()), platform).toEqual(shown);
    const all = await classesOf(footer, ':is(.footer-group, .footer-categories) .footer-link, .footer-legal li');
    // The desktop shows no overview links.
    const group = platform === 'CLASSIC' ? lines.filter(({ hideInClassic }) => !hideInClassic) : lines;
    expect(all, platform).toHaveLength(group.length + others);
  }
});

/** The first class of each element that a selector finds. */
function classesOf(footer: Locator, selector: string): Promise<(string | undefined)[]> {
  return footer.evaluate(
    (tag, found) => Array.from(tag.shadowRoot?.querySelectorAll(found) ?? [], ({ classList }) => classList[0]),
    selector,
  );
}

test('no line breaks within a range of numbers, however narrow the footer is', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="TR" platform="CLASSIC"', around: '<div style="width: 40px">%</div>' });
  const ranges = page.locator('.footer-group-intro .footer-whole');
  await expect(ranges).toHaveText(['1-2', '0-1']);
  expect(await ranges.evaluateAll((all) => all.map((range) => range.getClientRects().length))).toEqual([1, 1]);
});

test('no word is cut where the lines break beside a range', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="TR" platform="CLASSIC"', around: '<div id="narrow">%</div>' });
  const intro = page.locator('.footer-group-intro', { hasText: '09:00-19:00' });
  await expect(intro).toBeVisible();
  const cuts = await intro.evaluate((text) => {
    const words = Array.from(text.childNodes).flatMap((node) => {
      const whole = node.textContent ?? '';
      const of = node.nodeType === Node.TEXT_NODE ? node : node.firstChild;
      return Array.from(whole.matchAll(/[^ \u00A0]+/g), ({ index, 0: word }) => ({ of, index, word }));
    });
    const found = new Set<string>();
    for (let width = 90; width < 400; width += 6) {
      (text as HTMLElement).style.inlineSize = `${width}px`;
      for (const { of, index, word } of words) {
        const range = document.createRange();
        range.setStart(of as Node, index);
        range.setEnd(of as Node, index + word.length);
        if (range.getClientRects().length > 1 && word.length < 10) found.add(`${word} at ${width}`);
      }
    }
    return [...found];
  });
  expect(cuts).toEqual([]);
});

test('logos load lazily from the service, in the size of the content and in rows named as their groups', async ({
  host,
  page,
}) => {
  await openFooter(host, { attributes: 'platform="CLASSIC"', inside: SHOPS_OWN });
  const logo = page.getByRole('img', { name: 'PayPal' });
  await expect(logo).toHaveAttribute('loading', 'lazy');
  await expect(logo).toHaveAttribute('src', 'https://shop.example/service/footer-images/logos/paypal.svg');
  expect(await logo.boundingBox()).toMatchObject({ width: 72, height: 48 });
  // The demo's drawings leave no margin there.
  expect(drawLogo('paypal.svg')).toContain('viewBox="0 0 72 48"');
  await expect(page.getByRole('list', { name: 'Zahlung' }).getByRole('img')).toHaveCount(3);
  // Below the headline on a phone, in its group.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.footer-top')).toHaveCSS('row-gap', '8px');
});

const OWN = { label: 'Velopay', source: '/img/velopay.svg' };
const OWN_PICTURES = {
  teaser: { groups: { payment: { images: [OWN, { ...OWN, source: 'https://stranger.example/a.svg' }] } } },
  socialMedia: { socialMediaIcons: [{ source: '/img/fedi.svg', link: { url: '/fedi', text: 'Fediverse' } }] },
};

test('the shop’s picture has a logo’s room, in a placeholder from a trusted origin alone', async ({ host, page }) => {
  const asked: string[] = [];
  await page.context().route(/\/(?:img|a\.svg)/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/svg+xml', body: drawLogo('visa.svg') ?? '' });
  });
  await openFooter(host, { attributes: 'platform="CLASSIC"', inside: child(OWN_PICTURES) });
  const logos = page.getByRole('img', { name: 'Velopay' });
  await expect(logos).toHaveCount(2);
  for (const logo of await logos.all()) expect(await logo.boundingBox()).toMatchObject({ width: 80, height: 80 });
  expect(await page.getByRole('link', { name: 'Fediverse' }).locator('img').boundingBox()).toMatchObject({ width: 24 });
  const all = [
    'https://shop.example/img/velopay.svg',
    'https://stranger.example/a.svg',
    'https://shop.example/img/fedi.svg',
  ];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(all));

  asked.length = 0;
  const warned = page.waitForEvent('console', (message) => message.text().includes('https://stranger.example/a.svg'));
  const json = JSON.stringify(OWN_PICTURES);
  await host.open(`<div data-shop-widget="footer" data-platform="CLASSIC" data-content='${json}'></div>`);
  await warned;
  await expect(logos).toHaveCount(2);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['https://shop.example/img/fedi.svg']));
  expect(asked).not.toContain('https://stranger.example/a.svg');
});

// WCAG 1.1.1
test('a logo that does not load shows its name, in the colours of the bar', async ({ host, page }) => {
  await page.context().route('**/footer-images/logos/**', (route) => route.abort());
  await openFooter(host, { inside: SHOPS_OWN });
  const seal = page.locator('.footer-seals').getByRole('img', { name: 'Great Place to Work' });
  await seal.scrollIntoViewIfNeeded();
  await expect(seal).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await seal.boundingBox()).toMatchObject({ width: 72, height: 48 });
});

test('links to other sites are marked, and the others are not', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="SK"', around: FAR_BELOW });
  await expect(page.getByRole('link', { name: /^Alternatívne .*\(externá stránka\)$/ })).toHaveAttribute(
    'rel',
    'external noopener',
  );
  await expect(page.getByRole('link', { name: 'Prevádzkovateľ' })).not.toHaveAttribute('rel');
});

test('a link with an icon is one line of a screen reader', async ({ host, page }) => {
  await openFooter(host, { inside: SHOPS_OWN, around: FAR_BELOW });
  const link = page.getByRole('link', { name: /^AppGallery/ });
  await expect(link).toBeVisible();
  const [distance] = await offLine(link);
  expect(distance).toBeLessThan(5);
});
