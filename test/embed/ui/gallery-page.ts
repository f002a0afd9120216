import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';

/** Where the demo's built pages are; another folder than `demo/dist` while several builds are tried side by side. */
const DIST = process.env.SHOP_DEMO_DIST ?? 'demo/dist';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The gallery, as it was built, in a real browser. */
export class GalleryPage {
  readonly page: Page;
  /** What the page's console printed. */
  readonly console: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(error.message));
  }

  /** Opens it; an insecure origin has no clipboard for scripts. */
  async open(origin = 'https://gallery.example'): Promise<void> {
    await this.page.route(`${origin}/**`, (route) => {
      const file = join(DIST, new URL(route.request().url()).pathname);
      if (!existsSync(file)) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: TYPES[extname(file)] ?? 'text/plain', body: readFileSync(file) });
    });
    await this.page.goto(`${origin}/gallery.html`);
    await expect(this.page.getByRole('status').filter({ hasText: /^\d+ of \d+ icons/ })).toBeVisible({
      timeout: 15_000,
    });
  }

  /** An element's section. */
  section(id: string): Locator {
    return this.page.locator(`#${id}`);
  }

  /** Where an element is live, with its controls. */
  live(id: string): Locator {
    return this.section(id).locator('.live-stage');
  }

  /** One of an element's states. */
  state(id: string, name: string): Locator {
    return this.section(id)
      .locator('.state')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }
}

export const test = base.extend<{ gallery: GalleryPage }>({
  gallery: async ({ page }, use) => {
    const gallery = new GalleryPage(page);
    await use(gallery);
    expect(gallery.console).toEqual([]);
  },
});

export { expect };
