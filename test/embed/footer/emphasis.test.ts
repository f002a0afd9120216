import type { Page } from '@playwright/test';
import { expect, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
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

test('the withdrawal function has a frame that no other legal link has, in every medium and in the reduced footer', async ({
  host,
  page,
}) => {
  const footer = await openFooter(host);
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
  await setAttribute(footer, 'reduced', '');
  await expect(page.locator('.footer-legal a').first()).toHaveText('Vertrag widerrufen');
  await expectFrame(page, 'reduced');
});
