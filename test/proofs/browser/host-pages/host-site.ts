import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { CONTENT_TYPES } from '../../../../demo/hosts/hosts.ts';
import { SHOP } from '../../../embed/support/host-page.ts';

/** The folder of the demo's built pages; set to another folder than `demo/dist` to test several builds side by side. */
const DIST = process.env.SHOP_DEMO_DIST ?? 'demo/dist';

/** Serves the built host pages, with their files and pictures. */
export async function serveHosts(page: Page): Promise<void> {
  for (const pattern of ['hosts/**', 'static/shop/**', 'favicon.svg'])
    await page.route(`${SHOP}/${pattern}`, (route) => {
      const asked = join(DIST, new URL(route.request().url()).pathname);
      const path = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
      const contentType = CONTENT_TYPES[extname(path)];
      if (!existsSync(path) || contentType === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType, body: readFileSync(path) });
    });
}
