import { expect, test } from '../demo-server.ts';

test('the open settings are in view beside the page, which keeps the rest of the width', async ({ demo, page }) => {
  await page.goto(`${demo.url}/`);
  await page.getByText('Try other settings and failures').click();
  await expect(page.getByRole('complementary', { name: 'Settings and failures' })).toBeInViewport({ ratio: 0.9 });
  for (const part of ['.start', '.shop', '.elsewhere'])
    expect(await page.locator(part).boundingBox(), part).toMatchObject({ x: 0, width: 920 });
});
