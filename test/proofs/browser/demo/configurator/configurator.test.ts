import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../demo-server.ts';

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of the widget"]');
const code = (page: Page, title: string): Locator => page.getByRole('group', { name: `Code: ${title}`, exact: true });
const open = (page: Page, title: string): Promise<void> => page.locator('summary', { hasText: title }).click();

test('what is set shows in the preview, in the snippet and in the link', async ({ demo, page }) => {
  await page.goto(`${demo.url}/`);
  await page.getByRole('navigation', { name: 'Demo' }).getByRole('link', { name: 'Configurator' }).click();
  const widget = preview(page);
  const email = widget.locator('input[name=email]');
  await email.fill('anna@example.org');

  await expect(code(page, 'Tag')).toContainText('TO DO: set the text shop.company.');
  const company = page.getByLabel('Your company, with its legal form');
  await expect(company).toHaveAccessibleDescription(/^Required before the page goes live/);
  await expect(page.locator('.hint [role]'), 'Firefox leaves a status out of a description').toHaveCount(0);
  for (const title of ['Tag', 'Script']) await expect(code(page, title)).toBeInViewport({ ratio: 1 });
  const said = page.locator('.code-box [aria-live]').first();
  await said.evaluate((region) => {
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true });
  });
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: 'Copy: Tag' }).click();
    await expect.poll(() => page.evaluate('heard.filter(Boolean).length'), 'each copy is announced').toBe(times);
  }
  // Nobody has touched the field.
  await expect(page.getByText('Required before the page goes live.')).toHaveCSS('color', 'rgb(94, 83, 76)');
  await company.fill('Kávéház Kft.');
  await expect(company).toHaveAccessibleDescription(/^The consents name it/);
  await expect(widget.getByText('die mir die Firma Kávéház Kft. sendet')).toBeVisible();
  await expect(code(page, 'Tag')).not.toContainText('shop.company.');
  await expect(code(page, 'Tag')).toContainText('"shop.company": "Kávéház Kft."');
  await page.getByLabel('Site site', { exact: true }).selectOption('HU');
  await open(page, 'Texts');
  await page.getByLabel('Search the texts of hu-HU').fill('newsletter.title');
  await page.getByLabel('newsletter.title', { exact: true }).fill('Hírek "1" </script> & <több>');
  await page.getByRole('radio', { name: 'Nordholm' }).check();

  await expect(widget.getByRole('heading', { name: 'Hírek "1" </script> & <több>' })).toBeVisible();
  await expect(email).toHaveValue('anna@example.org');
  await expect(widget.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(11, 95, 125)');
  await expect(code(page, 'Tag')).toContainText('site="HU"');
  await expect(code(page, 'Script')).toContainText('/shop-widgets.js?v=');
  const width = () => widget.locator('html').evaluate(() => innerWidth);
  for (const wanted of ['768', '360', '1280']) {
    await page.getByRole('radio', { name: wanted }).check();
    await expect.poll(width).toBe(Number(wanted));
  }
  await expect(email).toHaveValue('anna@example.org');
  await page.getByRole('radio', { name: 'modules' }).check();
  await expect(code(page, 'Script')).toContainText('/modules/shop-widgets.hu.js"');
  await expect(code(page, 'Tag')).toContainText(String.raw`"Hírek \"1\" \u003c/script> & \u003ctöbb>"`);
  await expect(code(page, 'Colours')).toContainText('--shop-color-accent: #0b5f7d;');
  const [link, snippet] = [page.url(), await code(page, 'Tag').textContent()];

  await page.goto('about:blank');
  await page.goto(link);
  await expect(code(page, 'Tag')).toHaveText(snippet ?? '');
  await expect(preview(page).getByRole('heading', { name: 'Hírek "1" </script> & <több>' })).toBeVisible();
});
