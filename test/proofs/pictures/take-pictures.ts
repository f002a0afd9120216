/**
 * `node test/proofs/pictures/take-pictures.ts`: takes the pictures of the guide for editors and of the README, with the
 * built script and the built demo.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { startServer } from '../../../demo/backend/server.ts';
import { textsOfShop } from '../../../demo/index/page/markets.ts';
import { findBrowser } from '../../support/browser.ts';
import { snippetsIn } from '../../support/snippets.ts';
import { type Box, takeWebp } from './webp.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
const PICTURES = join(DEMO, 'guides/pictures');

const WIDTH = 1100;

const browserFile = findBrowser();
if (!browserFile) throw new Error('No Chromium or Chrome was found: `node test/support/browser-install.ts` gets one.');
const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
const demo = await startServer({ port: 0, databaseFile: join(folder, 'shop.sqlite') });
const browser = await chromium.launch({ executablePath: browserFile.path });
try {
  await takeSignUp(browser, demo.url);
  await takeEditor(browser);
  await takeShopPage(browser, demo.url);
} finally {
  await browser.close();
  await demo.close();
  rmSync(folder, { recursive: true });
}

async function openPage(from: Browser): Promise<Page> {
  return from.newPage({ viewport: { width: WIDTH, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
}

/** A page with the sign-up, and its message. */
async function takeSignUp(from: Browser, url: string): Promise<void> {
  const page = await openPage(from);
  // A page of the demo's origin, with other content.
  await page.goto(`${url}/guides/index.html`);
  await page.setContent(`<body style="margin: 0; font-family: Helvetica, Arial, sans-serif">
    <script src="/shop-widgets.js"></script><shop-newsletter>
    <script type="application/json" data-texts>${textsOfShop('DE')}</script></shop-newsletter>`);
  const tag = page.locator('shop-newsletter[data-shop-ready]').first();
  await tag.waitFor();
  await page.waitForLoadState('networkidle');
  await takeWebp(page, await boxOf(tag), join(PICTURES, 'sign-up.webp'));
  await tag.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.org');
  await tag.getByRole('button', { name: 'abonnieren' }).click();
  await tag.getByRole('status').filter({ hasText: 'example.org' }).waitFor();
  await takeWebp(page, await boxOf(tag), join(PICTURES, 'sent.webp'));
}

/** The visual view of an editor, drawn with the style that the WordPress guide gives it. */
async function takeEditor(from: Browser): Promise<void> {
  const page = await openPage(from);
  const placeholder = snippetsIn('html', ['wordpress.md']).find(({ code }) => code.startsWith('<div'));
  await page.setContent(`<style>
    body { margin: 0; font: 16px/1.5 Georgia, serif; }
    .editor { width: 720px; border: 1px solid #8c8f94; }
    .bar { padding: 8px 12px; border-bottom: 1px solid #8c8f94; background: #f6f7f7; font: 14px sans-serif; color: #50575e; }
    .text { padding: 12px 16px; }
    [data-shop-widget] { border: 1px dashed #888; padding: 8px }
    [data-shop-widget]::before { content: 'Shop widget: ' attr(data-shop-widget) ' ' }
  </style><div class="editor"><div class="bar">Paragraph ▾ &nbsp; <b>B</b> &nbsp; <i>I</i> &nbsp; ≡</div>
  <div class="text"><p>Im Herbst kommen neue Sorten. Wer zuerst davon hören möchte:</p>${placeholder?.code ?? ''}
  <p>Bis bald im Laden!</p></div></div>`);
  await takeWebp(page, await boxOf(page.locator('.editor')), join(PICTURES, 'in-the-editor.webp'));
}

/** The sign-up of the shop page, with what a visitor sees after the first letters. */
async function takeShopPage(from: Browser, url: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
  await page.goto(`${url}/?panel=off`);
  const tag = page.locator('shop-newsletter[data-shop-ready]');
  await tag.getByRole('textbox').fill('anna@gmial.com');
  await tag.getByRole('textbox').blur();
  await page.waitForLoadState('networkidle');
  await takeWebp(page, await boxOf(tag), join(DEMO, 'screenshot.webp'));
}

/** Where an element is on the page. */
async function boxOf(area: Locator): Promise<Box> {
  await area.scrollIntoViewIfNeeded();
  return area.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + window.scrollX, y: y + window.scrollY, width, height };
  });
}
