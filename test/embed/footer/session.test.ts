import { expect, type Service, SHOP, test } from '../support/host-page.ts';
import { callsOf } from '../support/staff.ts';
import { prerendered } from '../prerender/prerendered-page.ts';
import { FAR_BELOW, openFooter, replaceFooter, SHOPS_OWN } from './footer-page.ts';

/** Session data, and whether the sign-up is shown to the visitor. */
const SESSIONS: readonly (readonly [what: string, psData: Service, shows: boolean])[] = [
  ['nl_status NONE', { body: { nl_status: 'NONE' } }, true],
  ['nl_status SUBSCRIBED', { body: { nl_status: 'SUBSCRIBED' } }, false],
  ['nl_status WAITING_FOR_DOI', { body: { nl_status: 'WAITING_FOR_DOI' } }, false],
  ['an error', { status: 500 }, true],
  ['an HTML page', { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }, true],
];

test('the sign-up is shown unless the session data say that the visitor has signed up', async ({ host, page }) => {
  await host.open('');
  for (const [what, psData, shows] of SESSIONS) {
    host.calls.length = 0;
    await replaceFooter(host, { psData, around: FAR_BELOW });
    await expect(page.locator('.footer-legal'), what).toBeVisible();
    await expect(page.locator('.offer'), what).toHaveCount(shows ? 1 : 0);
    if (shows) await expect(page.locator('.offer'), what).toBeVisible();
    expect(callsOf(host, '/psdata'), what).toHaveLength(1);
  }
});

test('a session service that hangs delays no link, and the sign-up for 1.5 s', async ({ host, page }) => {
  await openFooter(host, { psData: () => new Promise(() => undefined) });
  await expect(page.locator('.footer-legal')).toBeVisible();
  await expect(page.locator('.footer-sign-up')).toHaveCSS('animation-delay', '1.5s');
  await expect(page.locator('.offer')).toBeVisible();
});

test('session data is requested with credentials and the CSRF cookie’s value, or else 1', async ({ host, page }) => {
  await openFooter(host);
  await expect.poll(() => callsOf(host, '/psdata').length).toBe(1);
  expect(callsOf(host, '/psdata')[0]?.headers()['x-csrf-token']).toBe('1');
  await page.context().addCookies([{ name: 'CSRF-Token', value: 'abc123', url: SHOP }]);
  await replaceFooter(host);
  await expect.poll(() => callsOf(host, '/psdata').length).toBe(2);
  const headers = await callsOf(host, '/psdata')[1]?.allHeaders();
  expect(headers?.['x-csrf-token']).toBe('abc123');
  expect(headers?.cookie).toContain('CSRF-Token=abc123');
});

test('the footer is reduced by its attribute, the affiliate cookie or the app’s cookie', async ({ host, page }) => {
  await host.open('');
  for (const [how, attributes, cookie] of [
    ['by attribute', 'reduced', undefined],
    ['by the affiliate cookie', '', { name: 'AffiliateNumber', value: '4711' }],
    ['by the app’s cookie', '', { name: 'NewApp', value: 'true' }],
    ['by a cookie that the page names', 'reduced-cookies="partner, app"', { name: 'app', value: '1' }],
  ] as const) {
    await page.context().clearCookies();
    if (cookie) await page.context().addCookies([{ ...cookie, url: SHOP }]);
    await replaceFooter(host, { attributes, inside: SHOPS_OWN, psData: { body: { nl_status: 'NONE' } } });
    await expect(page.getByRole('link', { name: 'Vertrag widerrufen' }), how).toBeVisible();
    await expect(page.locator('.footer-seals'), how).toBeVisible();
    await expect(page.locator('.footer-tax'), how).toBeVisible();
    const gone = '.offer, .footer-sheet, .footer-countries, .footer-groups, .footer-icons';
    await expect(page.locator(gone), how).toHaveCount(0);
    await expect(page.locator('.footer-bottom'), how).toHaveCSS('background-color', 'rgb(246, 241, 235)');
    expect(callsOf(host, '/psdata'), how).toHaveLength(0);
  }
});

test('a prerendered footer that a cookie reduces asks for no session data', async ({ host, page }) => {
  await page.context().addCookies([{ name: 'AffiliateNumber', value: '4711', url: SHOP }]);
  await host.open(prerendered({ tag: 'shop-footer', attributes: { platform: 'CLASSIC' } }));
  await expect(page.locator('.footer-reduced')).toBeVisible();
  expect(callsOf(host, '/psdata')).toHaveLength(0);
});

test('hide-newsletter hides the sign-up and avoids the request', async ({ host, page }) => {
  await openFooter(host, { attributes: 'hide-newsletter', psData: { body: { nl_status: 'NONE' } } });
  await expect(page.locator('.footer-group').first()).toBeVisible();
  await expect(page.locator('.offer')).toHaveCount(0);
  expect(callsOf(host, '/psdata')).toHaveLength(0);
});
