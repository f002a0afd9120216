import { expect, test } from '../demo-server.ts';

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} px the first screen says what the demo is, leads to its tags, and nothing moves when they come`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(demo.url);
    const signUp = page.locator('shop-newsletter');
    const heading = signUp.getByRole('heading').first();
    await expect(heading).toBeVisible();
    expect((await signUp.boundingBox())?.y).toBeLessThan(900);
    const strip = page.getByRole('complementary', { name: 'About this page' });
    await expect(strip).toContainText('one script, one tag');
    expect(await page.evaluate('shifts.reduce((sum, each) => sum + each, 0)')).toBe(0);

    // By keyboard alone: the country, then the footer.
    const hungary = strip.getByRole('button', { name: 'HU' });
    await hungary.press('Enter');
    await expect(hungary).toHaveAttribute('aria-pressed', 'true');
    await expect(heading).toContainText('hírlev');
    await strip.getByRole('link', { name: 'See the footer' }).press('Enter');
    await expect(page.locator('shop-footer')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('shop-footer')).toBeFocused();
    await strip.getByRole('link', { name: 'Get the snippet' }).click();
    await expect(page).toHaveURL(/configurator\.html\?site=HU/);
  });
