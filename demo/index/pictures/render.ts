/**
 * Draws the demo's pictures: `node demo/index/pictures/render.ts` writes the sign-up's SVG sources beside this file and
 * all rendered WebP files into `demo/public/static`. Needs a Chromium (`CHROMIUM_PATH`, else `/usr/bin/chromium`); run it after a change here only.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { SHOP_PICTURES } from './shop-pictures.ts';
import { squareStillLife, wideStillLife } from './still-life.ts';

interface Output {
  /** below `demo/public/static` */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** of 1 */
  readonly quality: number;
}

interface Job {
  readonly name: string;
  readonly svg: string;
  readonly keepsSource: boolean;
  readonly width: number;
  readonly height: number;
  readonly outputs: readonly Output[];
}

const STATIC = join(import.meta.dirname, '../../public/static');

const JOBS: readonly Job[] = [
  {
    name: 'still-life-wide',
    svg: wideStillLife(),
    keepsSource: true,
    width: 800,
    height: 600,
    outputs: [
      { file: 'newsletter/desktop.webp', width: 400, height: 300, quality: 0.85 },
      { file: 'newsletter/desktop@2x.webp', width: 800, height: 600, quality: 0.82 },
    ],
  },
  {
    name: 'still-life-square',
    svg: squareStillLife(),
    keepsSource: true,
    width: 600,
    height: 600,
    outputs: [
      { file: 'newsletter/tablet.webp', width: 273, height: 273, quality: 0.85 },
      { file: 'newsletter/tablet@2x.webp', width: 546, height: 546, quality: 0.82 },
    ],
  },
  ...Object.entries(SHOP_PICTURES).map(([name, { width, height, svg }]) => ({
    name,
    svg,
    keepsSource: false,
    width,
    height,
    outputs: [{ file: `shop/${name}.webp`, width, height, quality: 0.74 }],
  })),
];

/** Shrinks a picture in the browser, which has the resampler and the WebP encoder; gives the file in base64. */
function encode(page: Page, png: Buffer, output: Output): Promise<string> {
  return page.evaluate(
    async ({ source, width, height, quality }) => {
      const blob = await (await fetch(source)).blob();
      const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await webp.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...output },
  );
}

async function render(page: Page, job: Job): Promise<void> {
  if (job.keepsSource) await writeFile(join(import.meta.dirname, `${job.name}.svg`), job.svg);
  await page.setViewportSize({ width: job.width, height: job.height });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${job.svg}`);
  const png = await page.screenshot();
  for (const output of job.outputs) {
    const file = join(STATIC, output.file);
    const bytes = Buffer.from(await encode(page, png, output), 'base64');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    process.stdout.write(`${output.file}  ${output.width}×${output.height}  ${(bytes.length / 1000).toFixed(1)} kB\n`);
  }
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const job of JOBS) if (wanted.length === 0 || wanted.includes(job.name)) await render(page, job);
} finally {
  await browser.close();
}
