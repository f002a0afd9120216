import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { serveBuiltDemo } from '../built-demo.ts';

/** The built gallery in a real browser. */
class GalleryPage {
  readonly page: Page;
  /** The output of the page's console. */
  readonly console: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(error.message));
  }

  /** Opens the gallery; on an insecure origin scripts have no clipboard. */
  async open(origin = 'https://gallery.example'): Promise<void> {
    await serveBuiltDemo(this.page, origin, ['**']);
    await this.page.goto(`${origin}/gallery.html`);
    await this.page
      .locator('main > details')
      .evaluateAll((details) => details.forEach((element) => element.setAttribute('open', '')));
    await expect(this.page.locator('#icons li').last()).toBeVisible();
  }

  /** The section of an element, which is open. */
  section(id: string): Locator {
    return this.page.locator(`#${id}`);
  }

  /** The first state of an element. */
  first(id: string): Locator {
    return this.section(id).locator('.state').first();
  }

  /** One state of an element. */
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
