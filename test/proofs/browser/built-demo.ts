import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The folder of the demo's built pages; set to another folder than `demo/dist` to test several builds side by side. */
const DIST = process.env.SHOP_DEMO_DIST ?? 'demo/dist';

/** Serves files of the built demo at an origin. */
export async function serveBuiltDemo(page: Page, origin: string, patterns: readonly string[]): Promise<void> {
  for (const pattern of patterns)
    await page.route(`${origin}/${pattern}`, (route) => {
      const asked = join(DIST, new URL(route.request().url()).pathname);
      const path = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
      if (!existsSync(path)) return route.fulfill({ status: 404 });
      return route.fulfill({ path });
    });
}
