import type { Locator } from '@playwright/test';
import { localeOf, SITES } from '../../../src/embed/market/sites.ts';
import { snippetsIn } from '../../support/snippets.ts';
import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { formOf, messageOf } from './form.ts';

/** Where the button is, read at once for every field that was left. */
function placeOfButton(tag: Locator): Promise<object> {
  return tag.evaluate(({ shadowRoot }) => {
    const box = shadowRoot?.querySelector('[type=submit]')?.getBoundingClientRect();
    if (!box) throw new Error('The form is not shown.');
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  });
}

test.describe('the button stays under the pointer', () => {
  test('when the address is found wrong, and a click that was begun before still counts', async ({ host, page }) => {
    await host.open(NEWSLETTER);
    const form = formOf(page);
    await form.email.fill('bad');
    const before = await form.submit.boundingBox();
    await form.submit.hover();
    await page.mouse.down();
    await page.keyboard.press('Shift');
    expect(await form.submit.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(form.email).toBeFocused();
    expect(await messageOf(form.email)).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(await form.submit.boundingBox()).toEqual(before);
  });

  test('on a phone of 320 px, for every error of the address and the hint, in every language', async ({
    host,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await host.open(`<style>body { margin: 0 }</style>${NEWSLETTER}`);
    const tag = page.locator('shop-newsletter');
    const email = tag.locator('[name=email]');
    for (const site of SITES) {
      await setAttribute(tag, 'site', site);
      await expect(formOf(page, site).email).toBeVisible();
      // The fields that appear with the first letter are shown from now on.
      await email.fill('anna@example.com');
      await email.blur();
      const place = await placeOfButton(tag);
      for (const address of ['bad', `${'a'.repeat(260)}@example.com`, 'anna@gmial.com', '']) {
        await email.fill(address);
        await email.blur();
        expect.soft(await placeOfButton(tag), `${site}, ${address.slice(0, 20)}`).toEqual(place);
      }
    }
  });
});

test('the height that the guide tells pages to reserve is that of the form, and hardly more', async ({
  host,
  page,
}) => {
  const [reserve] = snippetsIn('css', ['plain-html.md']);
  await host.open(`<style>body { margin: 0 } ${reserve?.code ?? ''}</style>${NEWSLETTER}`);
  const tag = page.locator('shop-newsletter');
  for (const width of [360, 766, 767, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: number[] = [];
    for (const site of SITES) {
      await setAttribute(tag, 'site', site);
      await expect(tag.locator('.root')).toHaveAttribute('lang', localeOf(site));
      heights.push(await tag.locator('.root').evaluate((root) => root.getBoundingClientRect().height));
    }
    const reserved = await tag.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
    expect(reserved, `at ${String(width)} pixels`).toBeGreaterThan(Math.min(...heights) - 30);
    expect(reserved, `at ${String(width)} pixels`).toBeLessThan(Math.max(...heights));
  }
});

// WCAG 2.4.11
test('a field that is focused by a failed submit is not covered by the page’s fixed header', async ({ host, page }) => {
  acceptSignUps(host);
  await page.setViewportSize({ width: 800, height: 500 });
  await host.open(
    `<header style="position: fixed; inset: 0 0 auto; block-size: 120px; background: #eee; z-index: 1">Shop</header>` +
      `<div style="block-size: 900px"></div>${NEWSLETTER}<div style="block-size: 900px"></div>`,
  );
  const form = formOf(page);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  expect((await form.email.boundingBox())?.y).toBeGreaterThanOrEqual(120);
  await form.email.fill('anna@example.com');
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect((await form.success.boundingBox())?.y).toBeGreaterThanOrEqual(120);
});
