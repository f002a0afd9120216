import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { takeWebp } from '../../pictures/webp.ts';

const PICTURES = join(import.meta.dirname, '../../../../demo/guides/pictures');

/** Set by `npm run test:hosts -- --pictures`: the run takes the pictures of the guides. */
export const PICTURES_VARIABLE = 'SHOP_WIDGETS_PICTURES';

const taken = new Set<string>();

/** Takes the top of a page for a guide, or what begins with an element: where the option is set, and once per run. */
export async function takePicture(page: Page, name: string, height: number, from?: Locator): Promise<void> {
  if (!process.env[PICTURES_VARIABLE] || taken.has(name)) return;
  taken.add(name);
  await page.evaluate(() => scrollTo(0, 0));
  const width = page.viewportSize()?.width ?? 0;
  const y = from ? await from.evaluate((element) => element.getBoundingClientRect().top) : 0;
  await takeWebp(page, { x: 0, y, width, height }, join(PICTURES, `${name}.webp`), 0.75);
}
