/** `npm run picture`: the pictures of widgets in the guides, on the demo's pages and in the README, from the built demo. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../../../demo/backend/server.ts';
import { findBrowser } from '../../support/browser.ts';
import { openScene, PHONE, SCENES, textOf } from './scenes.ts';

const ROOT = join(import.meta.dirname, '../../..');

const server = await startServer({ port: 0, databaseFile: ':memory:' });
const executablePath = findBrowser()?.path;
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });

/** The text of each picture's widget when it was taken, by file. */
const texts: Record<string, string> = {};

/** Takes the picture of a scene, as the address of its data. */
async function take(scene: (typeof SCENES)[number]): Promise<string> {
  const page = await browser.newPage({ baseURL: server.url, locale: 'de-DE' });
  const widget = await openScene(page, scene);
  texts[scene.file] = await textOf(widget);
  const shown = scene.shows === 'viewport' ? page : widget;
  const png = await shown.screenshot({ animations: 'disabled' });
  await page.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function write(page: Page, file: string, address: string, width?: number): Promise<void> {
  const webp = await page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const scale = wanted === undefined ? 1 : wanted / image.width;
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width * scale,
        height: image.height * scale,
      });
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    [address, width] as const,
  );
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), Buffer.from(webp, 'base64'));
}

try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const shots = new Map<string, string>();
  for (const scene of [...SCENES, PHONE]) shots.set(scene.file, await take(scene));
  for (const { file } of SCENES)
    await write(page, file, shots.get(file) ?? '', file.includes('/hosts/') ? 640 : undefined);
  const cell = (part: string, style: string): string => {
    const found = [...shots].find(([file]) => file.includes(part));
    return `<img src="${found?.[1] ?? ''}" style="${style}">`;
  };
  // Four cells: the open form on a phone, three pages with the same tag, the footer, the staff panel.
  await page.setContent(`<style>
      body { display: grid; grid-template: 840px 440px / 390px 1fr; gap: 16px; margin: 0; padding: 16px; background: #2b211b }
      img { display: block; inline-size: 100%; min-block-size: 0; border-radius: 8px; object-fit: cover }
      .pages { display: grid; gap: 16px; grid-template-rows: repeat(3, minmax(0, 1fr)) }
      .pages img { block-size: 100% }
      .wide { display: grid; grid-column: 1 / -1; grid-template: 440px / 1fr 1fr; gap: 16px }
    </style>
    ${cell('screenshot', 'block-size: 840px; object-position: top; background: #fff')}
    <div class="pages">${['bootstrap', 'magento', 'homemade'].map((name) => cell(`/hosts/${name}`, 'object-position: top')).join('')}</div>
    <div class="wide">${cell('footer', 'block-size: 440px; object-position: 50% 44%')}${cell('staff', 'block-size: 440px')}</div>`);
  await write(
    page,
    'demo/screenshot.webp',
    `data:image/png;base64,${(await page.screenshot({ fullPage: true })).toString('base64')}`,
  );
  writeFileSync(join(ROOT, 'test/proofs/picture/texts.json'), `${JSON.stringify(texts, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
