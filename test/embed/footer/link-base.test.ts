import type { Page } from '@playwright/test';
import { expect, SHOP, test } from '../support/host-page.ts';
import { child, expectFullFooter, FAR_BELOW, openFooter } from './footer-page.ts';

const AT = 'https://at.shop.example';

/** The addresses of all links that the widgets show, as they are written. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page
    .locator('[part=root] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return found.map(String);
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('textbox').first().focus();
  await expect(page.getByRole('link', { name: /Gutscheinbedingungen|voucher/i }).first()).toBeVisible();
}

test('link-base leads every root-relative link of the footer and its form to the shop', async ({ host, page }) => {
  const psData = { body: { nl_status: 'NONE' } };
  await openFooter(host, { attributes: `link-base="${AT}/de?x"`, psData, around: FAR_BELOW });
  await expectFullFooter(page);
  await openForm(page);
  const links = await linksOf(page);
  expect(links.filter((link) => link.startsWith('/'))).toEqual([]);
  expect(links.filter((link) => link.startsWith(`${AT}/`)).length).toBeGreaterThan(50);
  expect(links).toContain(`${AT}/datenschutz`);
  expect(links).toContain(`${AT}/gutscheinbedingungen`);
  // They are the shop's own, so none is marked as a link to another site.
  await expect(page.locator(`a[href^="${AT}/"][rel~=external]`)).toHaveCount(0);
  expect(host.console).toEqual([]);
});

test('content of the page keeps its links, and its own logos come from the shop', async ({ host, page }) => {
  const inside = child({
    legalLinks: [{ url: '/hier', text: 'Hier' }],
    qualityLogos: { logos: [{ image: { label: 'Bio', source: '/bio.svg' } }] },
  });
  const attributes = `link-base="${AT}" content-src="/content.json"`;
  host.file('/content.json', { body: { salesTax: { link: { url: '/steuer', text: 'Steuer' } } } });
  await openFooter(host, { attributes, inside, around: FAR_BELOW });
  await expect(page.getByRole('link', { name: 'Hier' })).toHaveAttribute('href', '/hier');
  await expect(page.getByRole('img', { name: 'Bio' })).toHaveAttribute('src', `${AT}/bio.svg`);
  await expect(page.getByRole('link', { name: 'Steuer' })).toHaveAttribute('href', '/steuer');
  await expect(page.getByRole('link', { name: 'Lieferzeiten' })).toHaveAttribute(
    'href',
    /^https:\/\/at\.shop\.example\//,
  );
});

test('a <base> after the script leads no link and no picture to another origin', async ({ host, page }) => {
  const legalLinks = [
    { url: '/hier', text: 'Hier' },
    { url: '?seite=2', text: 'Seite' },
    { url: 'mailto:a@b.example', text: 'Post' },
  ];
  const inside = child({
    legalLinks,
    countries: [
      { label: 'Deutschland', code: 'DE', href: '/de' },
      { label: 'Niederlande', code: 'NL', href: '/nl' },
    ],
    qualityLogos: { logos: [{ image: { label: 'Bio', source: '/bio.svg' } }] },
  });
  const around = '<base href="https://evil.example/x/">' + FAR_BELOW;
  host.file('/bio.svg', { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' });
  await openFooter(host, { inside, psData: { body: { nl_status: 'NONE' } }, around });
  await openForm(page);
  await page.getByRole('button', { name: 'Deutschland' }).click();
  await expect(page.getByRole('link', { name: 'Niederlande' })).toHaveAttribute('href', `${SHOP}/nl`);
  const written = await linksOf(page);
  const led = await page
    .locator('[part=root] a, [part=root] img')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href ?? (one as HTMLImageElement).currentSrc));
  expect(led.filter((address) => address.includes('evil.example'))).toEqual([]);
  for (const path of ['/hier', '/?seite=2', '/datenschutz']) expect(written).toContain(SHOP + path);
  expect(written.join()).toContain('mailto:a@b.example');
  await expect(page.getByRole('img', { name: 'Bio' })).toHaveAttribute('src', `${SHOP}/bio.svg`);
});
