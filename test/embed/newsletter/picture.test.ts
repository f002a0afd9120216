import type { Page } from '@playwright/test';
import { expect, type HostPage, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf } from './form.ts';

const FOLDER = '/static/newsletter/';
const MISSING = { status: 404, body: '' };

/** The file names of the requested pictures. */
function watchFiles(page: Page, folder = FOLDER): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) files.push(pathname.slice(folder.length));
  });
  return files;
}

function leaveOut(host: HostPage, ...files: string[]): void {
  for (const file of files) host.file(`${FOLDER}${file}`, MISSING);
}

async function expectLoaded(page: Page, file: string): Promise<void> {
  const picture = page.locator('.offer-picture img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

for (const [width, file, size] of [
  [1024, 'desktop.webp', { width: 400, height: 300 }],
  [1023, 'tablet.webp', { width: 273, height: 273 }],
  [767, 'tablet.webp', { width: 273, height: 273 }],
] as const) {
  test(`a window of ${width} px shows ${file} in its size`, async ({ host, page }) => {
    const files = watchFiles(page);
    await page.setViewportSize({ width, height: 800 });
    await host.open(NEWSLETTER);
    await expectLoaded(page, `${FOLDER}${file}`);
    expect(await page.locator('.offer-picture img').boundingBox()).toMatchObject(size);
    expect(files).toEqual([file]);
    await expect(page.locator('.offer-badge')).toBeVisible();
  });
}

test('a window of 766 px shows no picture, and requests none', async ({ host, page }) => {
  const files = watchFiles(page);
  await page.setViewportSize({ width: 766, height: 800 });
  await host.open(NEWSLETTER);
  await expect(formOf(page).submit).toBeVisible();
  await expect(page.locator('.offer-picture')).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
});

test('the folder may be set without a slash at the end', async ({ host, page }) => {
  const files = watchFiles(page, '/pictures/');
  host.file('/pictures/desktop.webp', { headers: { 'content-type': 'image/svg+xml' }, body: SQUARE });
  await host.open('<shop-newsletter image-base="/pictures"></shop-newsletter>');
  await expectLoaded(page, '/pictures/desktop.webp');
  expect(files).toEqual(['desktop.webp']);
});

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the high-resolution file is shown', async ({ host, page }) => {
    const files = watchFiles(page);
    await host.open(NEWSLETTER);
    await expectLoaded(page, 'desktop@2x.webp');
    expect(files).toEqual(['desktop@2x.webp']);
  });

  for (const [width, size] of [
    [1280, 'desktop'],
    [800, 'tablet'],
  ] as const) {
    test(`the standard file of the ${size} is shown if the high-resolution one is missing`, async ({ host, page }) => {
      leaveOut(host, `${size}@2x.webp`);
      await page.setViewportSize({ width, height: 800 });
      await host.open(NEWSLETTER);
      await expectLoaded(page, `${size}.webp`);
    });
  }
});

test('the other size is shown if one is missing', async ({ host, page }) => {
  leaveOut(host, 'tablet.webp', 'tablet@2x.webp');
  await page.setViewportSize({ width: 800, height: 800 });
  await host.open(NEWSLETTER);
  await expectLoaded(page, 'desktop.webp');
});

for (const width of [1280, 800]) {
  test(`without any picture the badge takes its place, and nothing moves, at ${width} px`, async ({ host, page }) => {
    await page.setViewportSize({ width, height: 1000 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${FOLDER}**`, async (route) => {
      await released;
      await route.fulfill({ status: 404, body: '' });
    });
    const asked = page.waitForRequest(`**${FOLDER}**`);
    await host.open(NEWSLETTER);
    await asked;
    const frame = await page.locator('.offer-frame').boundingBox();
    const button = await formOf(page).submit.boundingBox();
    release();
    await expect(page.locator('.offer-picture img')).toHaveCount(0);
    expect([await page.locator('.offer-frame').boundingBox(), await formOf(page).submit.boundingBox()]).toEqual([
      frame,
      button,
    ]);
    await expect(page.locator('.offer-badge')).toContainText('10');
    const badge = await page.locator('.offer-badge').boundingBox();
    expect(middle(badge?.x, badge?.width)).toBeCloseTo(middle(frame?.x, frame?.width), 0);
    expect(middle(badge?.y, badge?.height)).toBeCloseTo(middle(frame?.y, frame?.height), 0);
  });
}

function middle(start = 0, length = 0): number {
  return start + length / 2;
}

test('a new folder is tried after one without pictures', async ({ host, page }) => {
  leaveOut(host, 'desktop.webp', 'desktop@2x.webp', 'tablet.webp', 'tablet@2x.webp');
  host.file('/pictures/desktop.webp', { headers: { 'content-type': 'image/svg+xml' }, body: SQUARE });
  await host.open(NEWSLETTER);
  await expect(page.locator('.offer-picture img')).toHaveCount(0);
  await page.locator('shop-newsletter').evaluate((tag) => tag.setAttribute('image-base', '/pictures/'));
  await expectLoaded(page, '/pictures/desktop.webp');
});
