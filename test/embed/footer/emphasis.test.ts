import { expect, test } from '../support/host-page.ts';
import { openFooter } from './footer-page.ts';

for (const media of [{ media: 'screen' }, { media: 'print' }, { forcedColors: 'active' }] as const) {
  test(`the withdrawal function has a frame that no other legal link has: ${JSON.stringify(media)}`, async ({
    host,
    page,
  }) => {
    await page.emulateMedia(media);
    await openFooter(host);
    const withdrawal = page.getByRole('link', { name: 'Vertrag widerrufen' });
    await expect(withdrawal).toHaveCSS('border-top-style', 'solid');
    await expect(withdrawal).toHaveCSS('border-top-width', '1px');
    const [frame, ground] = await withdrawal.evaluate((link) => {
      const bar = link.closest('.footer-bottom');
      return [getComputedStyle(link).borderTopColor, bar ? getComputedStyle(bar).backgroundColor : ''];
    });
    expect(frame).not.toBe(ground);
    await expect(page.getByRole('link', { name: 'Impressum' })).toHaveCSS('border-top-style', 'none');
  });
}

test('it is first and framed in the reduced footer, too', async ({ host, page }) => {
  await openFooter(host, { attributes: 'reduced' });
  const first = page.locator('.footer-legal a').first();
  await expect(first).toHaveText('Vertrag widerrufen');
  await expect(first).toHaveCSS('border-top-style', 'solid');
});

test('an editor may emphasise another link, and a link without the flag has no frame', async ({ host, page }) => {
  const legalLinks = [
    { url: '/a', text: 'A' },
    { url: '/b', text: 'B', emphasis: true },
  ];
  const content = JSON.stringify({ legalLinks, viewChanger: null });
  await openFooter(host, { inside: `<script type="application/json" data-content>${content}</script>` });
  const frames = page.locator('.footer-legal a');
  await expect(frames).toHaveText(['A', 'B']);
  await expect(frames.nth(0)).toHaveCSS('border-top-style', 'none');
  await expect(frames.nth(1)).toHaveCSS('border-top-style', 'solid');
});

test('in print the bar has no dark background, on which its black text would be invisible', async ({ host, page }) => {
  await page.emulateMedia({ media: 'print' });
  await openFooter(host);
  await expect(page.locator('.footer-bottom')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.footer-legal')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
