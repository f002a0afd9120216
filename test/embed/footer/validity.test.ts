import { expect, ONE_SITE, test } from '../support/host-page.ts';
import { beStaff, CHECK, PREVIEW } from '../support/staff.ts';
import { child, openFooter } from './footer-page.ts';

const LEGAL = '.footer-legal .footer-legal-link';

test('entries are shown in their period, in the time zone of the site', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  await page.clock.setFixedTime('2026-12-01T22:30:00Z');
  const dated = [
    { url: '/a', text: 'Bis gestern', validTo: '2026-11-30' },
    { url: '/b', text: 'Noch heute', validTo: '2026-12-01' },
    { url: '/c', text: 'Ab morgen', validFrom: '2026-12-02' },
  ];
  await openFooter(host, { inside: child({ legalLinks: dated }) });
  await expect(page.locator(LEGAL)).toHaveText(['Noch heute']);
  // In Istanbul it is already the next day.
  await page.locator('shop-footer').evaluate((footer) => footer.setAttribute('site', 'TR'));
  await expect(page.locator(LEGAL)).toHaveText(['Ab morgen']);
});

test('staff who look at another date see the entries of that date, until the session ends', async ({ host, page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  await beStaff(page);
  host.serve(CHECK, { body: PREVIEW });
  const dated = [
    { url: '/a', text: 'Bis Ende November', validTo: '2026-11-30' },
    { url: '/b', text: 'Ab Dezember', validFrom: '2026-12-01T10:00' },
  ];
  await openFooter(host, { inside: child({ legalLinks: dated }) });
  await expect(page.locator(LEGAL)).toHaveText(['Ab Dezember']);
  await page.getByRole('button', { name: /^Staff preview/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator(LEGAL)).toHaveText(['Bis Ende November']);
});
