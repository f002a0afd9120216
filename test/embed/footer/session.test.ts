import type { Request } from '@playwright/test';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { ASSIGNMENT, contentOf, openFooter, PS_DATA } from './footer-page.ts';

function callsTo(host: HostPage, call: string): Request[] {
  return host.calls.filter((request) => call === `${request.method()} ${new URL(request.url()).pathname}`);
}

for (const [status, shows] of [
  ['NONE', true],
  ['UNSUBSCRIBED', true],
  ['WAITING_FOR_DOI', false],
  ['SUBSCRIBED', false],
] as const) {
  test(`nl_status ${status} ${shows ? 'shows' : 'hides'} the sign-up`, async ({ host, page }) => {
    await openFooter(host, { psData: { body: { nl_status: status } } });
    await expect(page.locator('.footer-legal')).toBeVisible();
    await expect(page.locator('.offer')).toHaveCount(shows ? 1 : 0);
    expect(callsTo(host, PS_DATA)).toHaveLength(1);
  });
}

for (const [name, psData] of Object.entries({
  'an error': { status: 500 },
  'an HTML page': { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' },
  'a body that is null': { body: 'null' },
  'nothing of use': { body: { other: 1 } },
})) {
  test(`the sign-up is shown when the session data is ${name}`, async ({ host, page }) => {
    await openFooter(host, { psData });
    await expect(page.locator('.offer')).toBeVisible();
  });
}

test('a session service that hangs delays the links only briefly', async ({ host, page }) => {
  await openFooter(host, { psData: () => new Promise(() => undefined) });
  await expect(page.locator('.footer-legal')).toBeVisible();
  await expect(page.locator('.offer')).toHaveCount(0);
});

test('session data is requested with credentials and the CSRF cookie’s value', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'CSRF-Token', value: 'abc123', url: SHOP }]);
  await openFooter(host);
  await expect.poll(() => callsTo(host, PS_DATA).length).toBe(1);
  const headers = await callsTo(host, PS_DATA)[0]?.allHeaders();
  expect(headers?.['x-csrf-token']).toBe('abc123');
  expect(headers?.cookie).toContain('CSRF-Token=abc123');
});

test('session data is requested with 1 if there is no CSRF cookie', async ({ host }) => {
  await openFooter(host);
  await expect.poll(() => callsTo(host, PS_DATA).length).toBe(1);
  expect(callsTo(host, PS_DATA)[0]?.headers()['x-csrf-token']).toBe('1');
});

test('the visitor is assigned to tests once, however many footers there are', async ({ host, page }) => {
  await openFooter(host, { around: '%<shop-footer site="AT"></shop-footer>' });
  await expect(page.locator('.footer-legal')).toHaveCount(2);
  expect(callsTo(host, ASSIGNMENT)).toHaveLength(1);
});

test('the sign-up in the footer signs up, and its events bubble out of the footer', async ({ host, page }) => {
  host.serve('POST /service/newsletter/api/internal/newsletter-subscribers', { status: 201, body: {} });
  await openFooter(host, { psData: { body: { nl_status: 'NONE' } } });
  await page.evaluate(() => {
    document.addEventListener('shop-newsletter-success', (event) => {
      document.title = `${(event.target as Element).localName} ${JSON.stringify((event as CustomEvent).detail)}`;
    });
  });
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.com');
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByRole('status')).toContainText('a•••@example.com');
  await expect(page).toHaveTitle('shop-footer {"site":"DE","origin":"onsite","originAddition":"subsite"}');
});

test.describe('the reduced footer', () => {
  for (const [name, attributes, cookie] of [
    ['by attribute', 'reduced', undefined],
    ['by the affiliate cookie', '', { name: 'AffiliateNumber', value: '4711' }],
    ['by the app’s cookie', '', { name: 'NewApp', value: 'true' }],
  ] as const) {
    test(`shows only the bottom ${name}`, async ({ host, page }) => {
      if (cookie) await page.context().addCookies([{ ...cookie, url: SHOP }]);
      await openFooter(host, { attributes, psData: { body: { nl_status: 'NONE' } } });
      await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
      await expect(page.locator('.footer-seals')).toBeVisible();
      await expect(page.locator('.footer-tax')).toBeVisible();
      const gone = '.offer, .footer-sheet, .footer-countries, .footer-groups, .footer-icons';
      await expect(page.locator(gone)).toHaveCount(0);
      await expect(page.locator('.footer-bottom')).toHaveCSS('background-color', 'rgb(246, 241, 235)');
      expect(callsTo(host, PS_DATA)).toHaveLength(0);
    });
  }

  for (const value of ['', '0', 'false']) {
    test(`is not enabled by a cookie with the value "${value}"`, async ({ host, page }) => {
      await page.context().addCookies([{ name: 'NewApp', value, url: SHOP }]);
      await openFooter(host);
      await expect(page.locator('.footer-group')).toHaveCount(contentOf('DE').teaser.groups.length);
    });
  }
});

test('hide-newsletter hides the sign-up and avoids the request', async ({ host, page }) => {
  await openFooter(host, { attributes: 'hide-newsletter', psData: { body: { nl_status: 'NONE' } } });
  await expect(page.locator('.footer-group').first()).toBeVisible();
  await expect(page.locator('.offer')).toHaveCount(0);
  expect(callsTo(host, PS_DATA)).toHaveLength(0);
});

for (const value of ['NO_FOOTER', 'no_footer', 'NO_HEADER,NO_FOOTER', 'X NO_FOOTER']) {
  test(`page-header="${value}" hides the footer, and removing it shows it again`, async ({ host, page }) => {
    await openFooter(host, { attributes: `page-header="${value}"` });
    await expect(page.locator('shop-footer .root')).toBeEmpty();
    await page.locator('shop-footer').evaluate((footer) => footer.removeAttribute('page-header'));
    await expect(page.locator('.footer-legal')).toBeVisible();
  });
}

test('other words in page-header change nothing and are not reported', async ({ host, page }) => {
  await openFooter(host, { attributes: 'page-header="NO_HEADER SLIM"' });
  await expect(page.locator('.footer-legal')).toBeVisible();
  expect(host.console).toEqual([]);
});
