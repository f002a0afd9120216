import type { Page } from '@playwright/test';
import { SITES } from '../../../src/market/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER } from '../support/sign-up.ts';
import { setAttribute } from '../support/tag.ts';
import { ALL_SITES, walkThroughStates } from './all-sites.ts';
import { formOf, messageOf } from './form.ts';

/** WCAG 1.4.12: text spacing that a reader may set without losing content. */
const TEXT_SPACING =
  '.root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  '.root p { margin-block-end: 2em !important }';

/** Elements that overflow their tag horizontally, or are cut off inside it. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('the page scrolls');
    for (const tag of document.querySelectorAll('shop-newsletter')) {
      const edge = tag.getBoundingClientRect();
      for (const element of tag.shadowRoot?.querySelectorAll('.root *') ?? []) {
        if (element.closest('.visually-hidden, .trap, svg, option') || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        const name = `${tag.getAttribute('site')} ${element.tagName}.${element.className}`;
        if (box.left < edge.left - 0.5 || box.right > edge.right + 0.5) found.push(`${name} sticks out`);
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          found.push(`${name} is cut off`);
      }
    }
    return found;
  });
}

/** Applies a style sheet in every tag. */
async function applySheet(page: Page, rules: string): Promise<void> {
  await page.locator('shop-newsletter').evaluateAll((tags, css) => {
    for (const { shadowRoot } of tags) {
      shadowRoot?.querySelector('style.of-the-test')?.remove();
      if (css !== '')
        shadowRoot?.append(
          Object.assign(document.createElement('style'), { className: 'of-the-test', textContent: css }),
        );
    }
  }, rules);
}

test('nothing overflows or is cut off in a window of 320 px, in any state of any site', async ({ host, page }) => {
  test.setTimeout(150_000);
  // 1280×1024 at 400 %
  const zoomed = { width: 320, height: 256 };
  await page.setViewportSize(zoomed);
  await host.open(`<style>body { margin: 0 }</style>${ALL_SITES}`);
  await walkThroughStates(host, page, async (state) => {
    expect.soft(await overflow(page), `${state}, 1280×1024 at 400 %`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), state).toEqual([]);
    await applySheet(page, TEXT_SPACING);
    expect.soft(await overflow(page), `${state}, with wider spacing`).toEqual([]);
    await applySheet(page, '');
    await page.setViewportSize(zoomed);
  });
});

test('nothing overflows or is cut off in a column of 280 px in a wide window, in any state of any site', async ({
  host,
  page,
}) => {
  test.setTimeout(150_000);
  await host.open(`<style>body { margin: 0 }</style><div style="inline-size: 280px">${ALL_SITES}</div>`);
  await walkThroughStates(host, page, async (state) => expect.soft(await overflow(page), state).toEqual([]));
});

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

  for (const width of [320, 360]) {
    test(`on a phone of ${width} px, for every error of the address, in every language`, async ({ host, page }) => {
      await page.setViewportSize({ width, height: 640 });
      await host.open(`<style>body { margin: 0 }</style>${NEWSLETTER}`);
      for (const site of SITES) {
        await setAttribute(page.locator('shop-newsletter'), 'site', site);
        const form = formOf(page, site);
        // The fields that appear with the first letter are shown from now on.
        await form.email.fill('anna@example.com');
        await form.email.blur();
        const before = await form.submit.boundingBox();
        for (const address of ['bad', `${'a'.repeat(260)}@example.com`, 'anna@gmial.com', '']) {
          await form.email.fill(address);
          await form.email.blur();
          await expect(form.email).toHaveValue(address);
          expect(await form.submit.boundingBox(), `${site} "${address.slice(0, 20)}"`).toEqual(before);
        }
      }
    });
  }

  test('when an error, a hint or nothing stands below the field', async ({ host, page }) => {
    await host.open(NEWSLETTER);
    const form = formOf(page);
    await form.email.fill('anna@example.com');
    const before = await form.submit.boundingBox();
    for (const [typed, message] of [
      ['bad', 'gültige'],
      ['', 'Pflichtfeld'],
      ['anna@gmial.com', 'Meinten Sie'],
    ] as const) {
      await form.email.fill(typed);
      await form.email.blur();
      expect(await messageOf(form.email)).toContain(message);
      expect(await form.submit.boundingBox()).toEqual(before);
    }
  });
});

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
