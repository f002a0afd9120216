import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Playwright writes no WebP; Chromium does. */
export async function takeWebp(page: Page, clip: Box, file: string, scale = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { ...clip, scale },
  });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
