import type { Page } from '@playwright/test';
import { gate } from '../session/session-page.ts';
import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf } from './form.ts';

const FOLDER = '/static/newsletter/';

/** The file names of the requested pictures. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(FOLDER)) files.push(pathname.slice(FOLDER.length));
  });
  return files;
}

async function expectLoaded(page: Page, file: string): Promise<void> {
  const picture = page.locator('.offer-picture img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Leaves the page first, which would ask for the picture of the new width. */
async function resizeEmpty(page: Page, width: number): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 800 });
}

test('the picture is that of the width of the window, in its size', async ({ host, page }) => {
  const files = watchFiles(page);
  for (const [width, file, size] of [
    [1024, 'desktop.webp', { width: 400, height: 300 }],
    [1023, 'tablet.webp', { width: 273, height: 273 }],
    [767, 'tablet.webp', { width: 273, height: 273 }],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await resizeEmpty(page, width);
      files.length = 0;
      await host.open(NEWSLETTER);
      await expectLoaded(page, `${FOLDER}${file}`);
      expect(await page.locator('.offer-picture img').boundingBox()).toMatchObject(size);
      expect(files).toEqual([file]);
      await expect(page.locator('.offer-badge')).toBeVisible();
    });
  }
});

test('at 766 px there is no picture, no request of it and no badge, until it is wider', async ({ host, page }) => {
  const files = watchFiles(page);
  await resizeEmpty(page, 766);
  await host.open(NEWSLETTER);
  await expect(formOf(page).submit).toBeVisible();
  await expect(page.locator('.offer-picture')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expectLoaded(page, 'desktop.webp');
  await expect(page.locator('.offer-badge')).toBeVisible();
  expect(files).toEqual(['desktop.webp']);
});

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the high-resolution file is shown, and the standard one if it is missing', async ({ host, page }) => {
    const files = watchFiles(page);
    await host.open(NEWSLETTER);
    await expectLoaded(page, 'desktop@2x.webp');
    expect(files).toEqual(['desktop@2x.webp']);
    host.file(`${FOLDER}desktop@2x.webp`, { status: 404, body: '' });
    await host.open(NEWSLETTER);
    await expectLoaded(page, 'desktop.webp');
  });
});

test('without any picture the badge takes its place, and nothing moves', async ({ host, page }) => {
  let answer = gate();
  await page.route(`**${FOLDER}**`, async (route) => {
    await answer.passed;
    await route.fulfill({ status: 404, body: '' });
  });
  for (const width of [1280, 800]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      answer = gate();
      const asked = page.waitForRequest(`**${FOLDER}**`);
      await host.open(NEWSLETTER);
      await asked;
      const frame = await page.locator('.offer-frame').boundingBox();
      const button = await formOf(page).submit.boundingBox();
      answer.open();
      await expect(page.locator('.offer-picture img')).toBeHidden();
      expect(await page.locator('.offer-frame').boundingBox()).toEqual(frame);
      expect(await formOf(page).submit.boundingBox()).toEqual(button);
      await expect(page.locator('.offer-badge')).toContainText('10');
      const badge = await page.locator('.offer-badge').boundingBox();
      expect(middle(badge?.x, badge?.width)).toBeCloseTo(middle(frame?.x, frame?.width), 0);
      expect(middle(badge?.y, badge?.height)).toBeCloseTo(middle(frame?.y, frame?.height), 0);
    });
  }
});

function middle(start = 0, length = 0): number {
  return start + length / 2;
}
