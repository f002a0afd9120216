import { expect, test } from './gallery-page.ts';

test.beforeEach(({ gallery }) => gallery.open());

/** Elements on the stages that overflow and do not scroll. Runs in the page. */
function overflowing(): string[] {
  const stages = [...document.querySelectorAll<HTMLElement>('.stage')];
  return stages.flatMap((stage) => {
    const edge = stage.getBoundingClientRect().right + 1;
    const elements = [...(stage.shadowRoot?.querySelectorAll<HTMLElement>('.root *') ?? [])];
    const wide = elements.filter(
      (element) =>
        element.getBoundingClientRect().right > edge &&
        element.checkVisibility() &&
        element.closest('.slides-track, dialog, .to-top-fixed, .visually-hidden, .ripple') === null,
    );
    return wide.map(({ tagName, className }) => `${stage.closest('details')?.id}: ${tagName} ${className}`);
  });
}

test('every control is at least 24 px large', async ({ page }) => {
  const small = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('.stage')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const controls = roots.flatMap((root) => [...root.querySelectorAll('a[href], button, input, select')]);
    return controls
      .filter((control) => !control.matches('.text-link, .slides-skip, .to-top-fixed') && control.checkVisibility())
      .map((control) => ({ name: control.className, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`);
  });
  expect(small).toEqual([]);
});

test('nothing overflows at any width', async ({ page }) => {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${String(width)} px`).toBe(width);
    expect(await page.evaluate(overflowing), `at ${String(width)} px`).toEqual([]);
  }
});

test('in forced colours every control has a border, and the focus is visible', async ({ gallery, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const bare = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('.stage')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const controls = roots.flatMap((root) => [
      ...root.querySelectorAll(
        '.button-primary, .button-secondary, .icon-button-filled, .control, .pages-control, .label',
      ),
    ]);
    return controls
      .filter((control) => getComputedStyle(control).borderTopStyle === 'none')
      .map(({ className }) => className);
  });
  expect(bare).toEqual([]);
  const button = gallery.state('button', 'primary').getByRole('button');
  await button.focus();
  await page.keyboard.press('Shift');
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
