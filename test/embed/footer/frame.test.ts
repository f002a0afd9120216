import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../support/host-page.ts';
import { setAttribute } from '../support/tag.ts';
import { openFooter, replaceFooter } from './footer-page.ts';

const LAYOUT = (attributes: string): string => `
  <shop-layout ${attributes}>
    <header slot="header">Kopf</header>
    <main>Inhalt</main>
    <aside slot="side">Ein Platz, den es nicht gibt</aside>
    <footer slot="footer">Fuß</footer>
  </shop-layout>`;

test('the layout shows header, content and footer in order, and a footer in it renders', async ({ host, page }) => {
  await host.open(LAYOUT(''));
  const tops = await page
    .locator('header, main, footer')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(tops).size).toBe(3);
  expect(host.console).toEqual([]);
  await replaceFooter(host, { around: '<shop-layout><p>Inhalt</p><div slot="footer">%</div></shop-layout>' });
  await expect(page.locator('.footer-legal')).toBeVisible();
});

test('page-header hides what it names, live', async ({ host, page }) => {
  const cases = [
    ['NO_HEADER', false, true],
    ['no_footer', true, false],
    ['NO_HEADER,NO_FOOTER', false, false],
    ['SLIM', true, true],
  ] as const;
  await host.open(cases.map(([value]) => LAYOUT(`page-header="${value}"`)).join(''));
  for (const [index, [value, header, footer]] of cases.entries()) {
    const layout = page.locator('shop-layout').nth(index);
    for (const kept of ['Inhalt', 'Ein Platz']) await expect(layout.getByText(kept), value).toBeVisible();
    await expect(layout.getByText('Kopf'), value).toBeVisible({ visible: header });
    await expect(layout.getByText('Fuß'), value).toBeVisible({ visible: footer });
    await setAttribute(layout, 'page-header', null);
    await expect(layout.getByText('Kopf'), value).toBeVisible();
    await expect(layout.getByText('Fuß'), value).toBeVisible();
  }
  expect(host.console).toEqual([]);
});

test('page-header hides the footer alone, too, live', async ({ host, page }) => {
  const footer = await openFooter(host, { attributes: 'page-header="NO_HEADER,no_footer"' });
  await expect(footer).toHaveAttribute('data-shop-ready', '');
  await expect(page.locator('shop-footer .root')).toBeEmpty();
  await setAttribute(footer, 'page-header', null);
  await expect(page.locator('.footer-legal')).toBeVisible();
});

test('the printed fallback shows its links if the script is blocked; else the footer does', async ({ host, page }) => {
  const cli = join(process.env.SHOP_WIDGETS_DIST ?? 'dist', 'cli.js');
  const fallback = execFileSync(process.execPath, [cli, 'fallback', '--site', 'AT'], { encoding: 'utf8' });
  await page.context().route('**/shop-widgets*.js', (route) => route.abort());
  await host.open(fallback);
  await expect(page.getByRole('link', { name: 'Vom Vertrag zurücktreten' })).toBeVisible();
  expect(await page.getByRole('link').count()).toBeGreaterThan(45);

  // Without duplicates and without a warning.
  await page.context().unroute('**/shop-widgets*.js');
  host.console.length = 0;
  await openFooter(host, { around: fallback });
  await expect(page.locator('.footer-legal')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vom Vertrag zurücktreten' })).toHaveCount(1);
  expect(host.console).toEqual([]);
});
