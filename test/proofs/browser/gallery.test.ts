import type { Locator, Page } from '@playwright/test';
import { keepMessages } from '../../embed/support/held-tasks.ts';
import { expect, test } from './demo/demo-server.ts';

// Behaviour of the interface elements that only a browser has: focus in a shadow root, the top layer, scrolling.

test.beforeEach(async ({ demo, page }) => {
  await keepMessages(page);
  await page.goto(`${demo.url}/gallery.html`);
  await expect(page.locator('#Icons li').last()).toBeVisible();
});

/** The first state of an element. */
const stateOf = (page: Page, element: string): Locator => page.locator(`#${element} .state`).first();

test('the back-to-top button moves the tab position there, even without a target', async ({ page }) => {
  await stateOf(page, 'BackToTop').getByRole('button', { name: 'Nach oben' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('a').first()).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('tabindex');
});

test('a carousel scrolls by its controls and is skipped by its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  await expect(slides.getByText('Ende der Auflistung')).toBeFocused();
});
