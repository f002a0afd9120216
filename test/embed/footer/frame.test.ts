import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../support/host-page.ts';
import { openFooter } from './footer-page.ts';

const LAYOUT = (attributes: string): string => `
  <shop-layout ${attributes}>
    <header slot="header">Kopf</header>
    <main>Inhalt</main>
    <footer slot="footer">Fuß</footer>
  </shop-layout>`;

test('the layout shows header, content and footer in order', async ({ host, page }) => {
  await host.open(LAYOUT(''));
  const tops = await page
    .locator('header, main, footer')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(tops).size).toBe(3);
  expect(host.console).toEqual([]);
});

for (const [value, header, footer] of [
  ['NO_HEADER', false, true],
  ['no_footer', true, false],
  ['NO_HEADER,NO_FOOTER', false, false],
  ['SLIM', true, true],
] as const) {
  test(`page-header="${value}" hides what it names, live`, async ({ host, page }) => {
    await host.open(LAYOUT(`page-header="${value}"`));
    await expect(page.getByText('Inhalt')).toBeVisible();
    await expect(page.getByText('Kopf')).toBeVisible({ visible: header });
    await expect(page.getByText('Fuß')).toBeVisible({ visible: footer });
    await page.locator('shop-layout').evaluate((layout) => layout.removeAttribute('page-header'));
    await expect(page.getByText('Kopf')).toBeVisible();
    await expect(page.getByText('Fuß')).toBeVisible();
    expect(host.console).toEqual([]);
  });
}

test('a footer in the layout renders', async ({ host, page }) => {
  await openFooter(host, { around: '<shop-layout><p>Inhalt</p><div slot="footer">%</div></shop-layout>' });
  await expect(page.locator('.footer-legal')).toBeVisible();
});

test.describe('the printed fallback', () => {
  const cli = join(process.env.SHOP_WIDGETS_DIST ?? 'dist', 'cli.js');
  const fallback = (): string =>
    execFileSync(process.execPath, [cli, 'fallback', '--site', 'AT'], { encoding: 'utf8' });

  test('shows its links if the script is blocked', async ({ host, page }) => {
    await page.context().route('**/shop-widgets.js', (route) => route.abort());
    await host.open(fallback());
    await expect(page.getByRole('link', { name: 'Vom Vertrag zurücktreten' })).toBeVisible();
    expect(await page.getByRole('link').count()).toBeGreaterThan(80);
  });

  test('is replaced by the footer, without duplicates and without a warning', async ({ host, page }) => {
    await openFooter(host, { around: fallback() });
    await expect(page.locator('.footer-legal')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vom Vertrag zurücktreten' })).toHaveCount(1);
    expect(host.console).toEqual([]);
  });
});
