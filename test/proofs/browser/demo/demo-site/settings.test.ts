import { expect, test } from '../demo-server.ts';

test('the settings open beside the page, and the badge of staff does not cover them', async ({ demo, page }) => {
  await page.request.post(`${demo.url}/demo/api/staff-session`, { data: { staff: 'staff' } });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${demo.url}/`);
  await page.locator('.staff-button').first().hover();
  await page.getByText('Try other settings and failures').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('complementary', { name: 'Settings and failures' })).toBeInViewport({ ratio: 0.9 });
  for (const part of ['.start', '.shop', '.elsewhere'])
    expect(await page.locator(part).boundingBox(), part).toMatchObject({ x: 0, width: 920 });
});

test('the button of the shown country is legible under the pointer', async ({ demo, page }) => {
  await page.goto(`${demo.url}/`);
  const button = page.getByRole('button', { name: 'HU Magyarország' });
  await button.click();
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('background-color', 'rgb(35, 28, 24)');
});
