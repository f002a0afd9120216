import type { Locator, Page } from '@playwright/test';
import { expect, SHOP, test } from '../../embed/support/host-page.ts';
import { serveBuiltDemo } from './built-demo.ts';

// Behaviour of the interface elements that only a browser has: focus in a shadow root, the top layer, scrolling.

/** Opens the built gallery. */
async function openGallery(page: Page): Promise<void> {
  await serveBuiltDemo(page, SHOP, ['**']);
  await page.goto(`${SHOP}/gallery.html`);
  await expect(page.locator('#Icons li').last()).toBeVisible();
}

/** One state of an element; without a name, the first. */
function stateOf(page: Page, element: string, name?: string): Locator {
  const states = page.locator(`#${element} .state`);
  return name === undefined ? states.first() : states.filter({ has: page.getByText(name, { exact: true }) });
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.textContent?.trim() ?? '';
  });

test.afterEach(({ host }) => expect(host.console).toEqual([]));

test('a modal dialog closes by a click outside, and its content scrolls between its buttons', async ({ page }) => {
  await openGallery(page);
  await stateOf(page, 'ModalDialog', 'scrolling content').getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeInViewport();
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  // A press inside that ends outside is none: WCAG 2.5.2.
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('the back-to-top button moves the tab position there, even without a target', async ({ page }) => {
  await openGallery(page);
  await stateOf(page, 'BackToTop').getByRole('button', { name: 'Nach oben' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('a').first()).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('tabindex');
});

test('a carousel scrolls by its controls and is skipped by its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const slides = stateOf(page, 'Carousel');
  const next = slides.getByRole('button', { name: 'Zum nächsten Slide' });
  const previous = slides.getByRole('button', { name: 'Zum vorherigen Slide' });
  const position = () => slides.locator('.slides-track').evaluate(({ scrollLeft }) => scrollLeft);
  await expect(previous).toHaveAttribute('aria-disabled');
  await next.click();
  await expect.poll(position).toBeGreaterThan(50);
  await expect(slides.locator('[aria-live]')).toHaveText(/^Slide \d(–\d)? von 6$/);
  await expect(previous).not.toHaveAttribute('aria-disabled');
  await previous.click();
  await expect.poll(position).toBe(0);
  // It does nothing at the end, and keeps the focus.
  await expect(previous).toHaveAttribute('aria-disabled');
  await expect(previous).toBeFocused();
  const skip = slides.getByRole('link', { name: 'Auflistung überspringen' });
  await skip.focus();
  await page.keyboard.press('Enter');
  expect(await focusedText(page)).toBe('Ende der Auflistung');
});

test('a checkbox has a short name, and no example shows a placeholder', async ({ page }) => {
  await openGallery(page);
  const box = stateOf(page, 'Checkbox', 'with a detail').getByRole('checkbox');
  await expect(box).toHaveAccessibleName('Ich möchte persönliche Angebote erhalten.');
  await expect(box).toHaveAccessibleDescription(/Spam-Ordner/);
  await expect(page.getByText('{{')).toHaveCount(0);
});
