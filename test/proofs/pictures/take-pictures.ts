/**
 * `node test/proofs/pictures/take-pictures.ts`: takes the pictures of the sign-up for the guide for editors and the README,
 * with the built script and the built demo. The pictures of CMSs are taken by hand.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Locator } from '@playwright/test';
import { startServer } from '../../../demo/backend/server.ts';
import { textsOfShop } from '../../../demo/index/page/markets.ts';
import { findBrowser } from '../../support/browser.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
const PAGE: BrowserContextOptions = {
  viewport: { width: 1100, height: 900 },
  locale: 'de-DE',
  reducedMotion: 'reduce',
};

const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
const demo = await startServer({ port: 0, databaseFile: join(folder, 'shop.sqlite') });
const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '' });
try {
  const page = await browser.newPage(PAGE);
  // A page of the demo's origin, with other content.
  await page.goto(`${demo.url}/guides/index.html`);
  await page.setContent(`<body style="margin: 0; font-family: Helvetica, Arial, sans-serif">
    <script src="/shop-widgets.js"></script><shop-newsletter>
    <script type="application/json" data-texts>${textsOfShop('DE')}</script></shop-newsletter>`);
  const tag = page.locator('shop-newsletter[data-shop-ready]').first();
  await take(tag, 'guides/pictures/sign-up.webp');
  await tag.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.org');
  await tag.getByRole('button', { name: 'abonnieren' }).click();
  await tag.getByRole('status').filter({ hasText: 'example.org' }).waitFor();
  await take(tag, 'guides/pictures/sent.webp');

  const shop = await browser.newPage({ ...PAGE, viewport: { width: 1280, height: 900 } });
  await shop.goto(`${demo.url}/?panel=off`);
  const signUp = shop.locator('shop-newsletter[data-shop-ready]');
  // What a visitor sees after a slip of the pen.
  await signUp.getByRole('textbox').fill('anna@gmial.com');
  await signUp.getByRole('textbox').blur();
  await take(signUp, 'screenshot.webp');
} finally {
  await browser.close();
  await demo.close();
  rmSync(folder, { recursive: true });
}

/** Playwright writes no WebP; Chromium does. */
async function take(element: Locator, file: string): Promise<void> {
  const page = element.page();
  await element.waitFor();
  await page.waitForLoadState('networkidle');
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is nothing to see for ${file}.`);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { ...box, scale: 1 },
  });
  writeFileSync(join(DEMO, file), Buffer.from(data, 'base64'));
}
