/** `npm run picture`: the picture of the README, from the built demo: footer with sign-up and staff panel, and nine sites. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../../../demo/backend/server.ts';
import { SITES } from '../../../src/embed/market/sites.ts';
import { findBrowser } from '../../support/browser.ts';

const FILE = join(import.meta.dirname, '../../../demo/screenshot.webp');

const server = await startServer({ port: 0, databaseFile: ':memory:' });
const executablePath = findBrowser()?.path;
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });

/** A page as staff see it, with an element scrolled into view. */
async function pictureOf(path: string, selector: string, width: number, height: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.request.post(`${server.url}/demo/api/staff-session`, { data: { staff: 'staff' } });
  await page.goto(`${server.url}/${path}`);
  await page.waitForLoadState('networkidle');
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  // Pictures that are loaded when they are near.
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

try {
  const main = await pictureOf('contact?site=DE', 'shop-footer', 1280, 984);
  const phones: string[] = [];
  for (const site of SITES) phones.push(await pictureOf(`subscribenewsletter?site=${site}`, 'main', 390, 760));
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.setContent(`<style>
      body { margin: 0; background: #2b211b }
      img { display: block }
      div { display: flex; gap: 8px; padding: 16px }
      div img { flex: 1; min-width: 0; border-radius: 6px }
    </style><img src="${main}" width="1280"><div>${phones.map((phone) => `<img src="${phone}">`).join('')}</div>`);
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  const webp = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, picture);
  writeFileSync(FILE, Buffer.from(webp, 'base64'));
} finally {
  await browser.close();
  await server.close();
}
