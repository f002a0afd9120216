import type { Locator, Page } from '@playwright/test';
import { expect, test } from './gallery-page.ts';

/**
 * Behaviour that only a browser has: focus in a shadow root, the top layer, scrolling, the caret, the clipboard.
 */

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.textContent?.trim() ?? '';
  });

/** Where the tip of a control's chevron is: in the middle of its line. */
const pointsTo = (control: Locator): Promise<'left' | 'right'> =>
  control.locator('path').evaluate((line: SVGPathElement) => {
    const tip = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM() ?? undefined);
    const { left, right } = line.getBoundingClientRect();
    return tip.x < (left + right) / 2 ? 'left' : 'right';
  });

test('a modal dialog traps the focus, closes on Escape and restores the focus', async ({ gallery, page }) => {
  await gallery.open();
  const open = gallery.first('modal-dialog').getByRole('button', { name: 'Open' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: /Vielen Dank/ });
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate((element) => {
      const { activeElement } = element.getRootNode() as ShadowRoot;
      // Between the last and the first control the focus is in the browser's own controls.
      return activeElement === null || element.contains(activeElement);
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('a modal dialog closes by a click outside, and its content scrolls while its buttons stay visible', async ({
  gallery,
  page,
}) => {
  await gallery.open();
  await gallery.state('modal-dialog', 'scrolling content').getByRole('button', { name: 'Open' }).click();
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

test('spinners, icon buttons and modal dialogs have their sizes', async ({ gallery, page }) => {
  await gallery.open();
  // Not the box on the page: a spinner turns.
  const widthIn = (section: string, state: string, selector: string) =>
    gallery
      .state(section, state)
      .locator(selector)
      .evaluate((box) => Number.parseFloat(getComputedStyle(box).width));
  expect(await widthIn('spinner', 'small', '.spinner svg')).toBe(16);
  expect(await widthIn('spinner', 'medium', '.spinner svg')).toBe(36);
  expect(await widthIn('spinner', 'large', '.spinner svg')).toBe(48);
  expect(await widthIn('icon-button', 'small', '.icon-button')).toBe(32);
  expect(await widthIn('icon-button', 'plain, large', '.icon-button')).toBe(48);
  for (const [size, width] of Object.entries({ S: 400, M: 640, L: 960 })) {
    await gallery.state('modal-dialog', size).getByRole('button', { name: 'Open' }).click();
    expect(await page.getByRole('dialog').evaluate((dialog) => (dialog as HTMLElement).offsetWidth), size).toBe(width);
    await page.keyboard.press('Escape');
  }
});

test('the grounds of an outlined, a filled and a disabled field differ', async ({ gallery }) => {
  await gallery.open();
  const groundOf = (state: string) =>
    gallery
      .state('input-field', state)
      .getByRole('textbox')
      .evaluate((field) => getComputedStyle(field).backgroundColor);
  const grounds = await Promise.all(['with a value', 'filled', 'disabled'].map(groundOf));
  expect(new Set(grounds).size).toBe(3);
});

test('a panel whose text fits has no control and no mask, however wide the window', async ({ gallery, page }) => {
  await gallery.open();
  const fits = gallery.state('expansion-panel', 'text that fits');
  const mask = () => fits.locator('.panel-content').evaluate((element) => getComputedStyle(element).maskImage);
  await expect(fits.getByRole('button')).toHaveCount(0);
  expect(await mask()).toBe('none');
  await fits.evaluate((element) => Object.assign(element.style, { inlineSize: '60px' }));
  await expect(fits.getByRole('button', { name: 'Mehr anzeigen' })).toBeVisible();
  expect(await mask()).toContain('gradient');
  await fits.evaluate((element) => Object.assign(element.style, { inlineSize: '' }));
  await expect(fits.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'ExpansionPanel' })).toBeVisible();
});

test('a link in a collapsed panel is exposed and clickable, but the Tab key skips it', async ({ gallery, page }) => {
  await gallery.open();
  const panel = gallery.state('expansion-panel', 'with a link');
  const link = panel.getByRole('link', { name: 'Beispiel' });
  const control = panel.getByRole('button', { name: 'Mehr anzeigen' });
  await expect(panel.locator('.panel')).toMatchAriaSnapshot('- link /Beispiel/');
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(link).not.toBeFocused();
  await control.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control).toBeVisible();
  // As a screen reader does. The test runner's own click would scroll to the link first, which expands the panel.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/#expansion-panel$/);
});

test('the back-to-top button moves the tab position there, even without a target', async ({ gallery, page }) => {
  await gallery.open();
  const fixed = gallery.state('back-to-top', 'fixed, once the page is scrolled far').getByRole('button');
  await expect(fixed).toBeHidden();
  await gallery.first('back-to-top').getByRole('button', { name: 'Nach oben' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('a').first()).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('tabindex');
});

test('a ripple lasts at least 250 ms, and does not appear with reduced motion', async ({ gallery, page }) => {
  await gallery.open();
  const ripple = gallery.first('ripple');
  const wave = ripple.locator('.ripple-wave');
  // Held down: while the press lasts, the wave grows and does not fade.
  await ripple.getByRole('button').hover();
  await page.mouse.down();
  await expect(wave).toHaveCount(1);
  expect(await wave.evaluate((element) => getComputedStyle(element).animationName)).toBe('shop-ripple-grow');
  expect(await wave.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.25s');
  await page.mouse.up();
  await expect(wave).toHaveCount(0);
  await page.mouse.down({ button: 'right' });
  await expect(wave).toHaveCount(0);
  await page.mouse.up({ button: 'right' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ripple.getByRole('button').click();
  await expect(wave).toHaveCount(0);
});

test('a carousel scrolls by its controls and is skipped by its link', async ({ gallery, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gallery.open();
  const slides = gallery.first('carousel');
  const next = slides.getByRole('button', { name: 'Zum nächsten Slide' });
  const previous = slides.getByRole('button', { name: 'Zum vorherigen Slide' });
  const position = () => slides.locator('.slides-track').evaluate(({ scrollLeft }) => scrollLeft);
  expect(await pointsTo(next)).toBe('right');
  await expect(previous).toHaveAttribute('aria-disabled');
  await next.click();
  await expect.poll(position).toBeGreaterThan(50);
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

test('where text runs from right to left, a carousel scrolls to the left, and its controls point where they lead', async ({
  gallery,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gallery.open();
  const slides = gallery.state('carousel', 'six slides');
  const previous = slides.getByRole('button', { name: 'Zum vorherigen Slide' });
  const next = slides.getByRole('button', { name: 'Zum nächsten Slide' });
  const position = () => slides.locator('.slides-track').evaluate(({ scrollLeft }) => scrollLeft);
  await slides.locator('.slides').evaluate((element) => {
    element.setAttribute('dir', 'rtl');
    element.querySelector('.slides-track')?.scrollTo({ left: 0, behavior: 'instant' });
  });
  // The direction is read when the size changes.
  await page.setViewportSize({ width: 350, height: 800 });
  await expect.poll(() => pointsTo(next)).toBe('left');
  expect(await pointsTo(previous)).toBe('right');
  await next.click();
  await expect.poll(position).toBeLessThan(-50);
  await previous.click();
  await expect.poll(position).toBe(0);
  await expect(previous).toHaveAttribute('aria-disabled');
});

test('a promo code is copied even if scripts have no clipboard', async ({ gallery }) => {
  await gallery.open('http://gallery.example');
  const code = gallery.first('promo-code');
  await code.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(code.getByRole('button', { name: 'Code kopiert' })).toBeVisible();
  await expect(code.getByRole('status')).toHaveText('Code kopiert');
});
