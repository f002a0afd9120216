import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { openFooter } from './footer-page.ts';

async function expectFrame(page: Page, what: string): Promise<void> {
  const withdrawal = page.getByRole('link', { name: 'Vertrag widerrufen' });
  await expect(withdrawal, what).toHaveCSS('border-top-style', 'solid');
  await expect(withdrawal, what).toHaveCSS('border-top-width', '1px');
  const [frame, ground] = await withdrawal.evaluate((link) => {
    const bar = link.closest('.footer-bottom');
    return [getComputedStyle(link).borderTopColor, bar ? getComputedStyle(bar).backgroundColor : ''];
  });
  expect(frame, what).not.toBe(ground);
  await expect(page.getByRole('link', { name: 'Impressum' }), what).toHaveCSS('border-top-style', 'none');
}

test('the withdrawal function has a frame that no other legal link has, in every medium', async ({ host, page }) => {
  await openFooter(host);
  for (const media of [
    { media: 'screen', forcedColors: 'none' },
    { media: 'screen', forcedColors: 'active' },
    { media: 'print', forcedColors: 'none' },
  ] as const) {
    await page.emulateMedia(media);
    await expectFrame(page, JSON.stringify(media));
  }
  // In print the bar has no dark background, on which its black text would be invisible.
  await expect(page.locator('.footer-bottom')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.footer-legal')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('it is first and framed in the reduced footer, too', async ({ host, page }) => {
  await openFooter(host, { attributes: 'reduced' });
  const links = page.locator('.footer-legal a');
  await expect(links.first()).toHaveText('Vertrag widerrufen');
  await expect(links.first()).toHaveCSS('border-top-style', 'solid');
});
