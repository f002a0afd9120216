import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import type { Plugin, ViteDevServer } from 'vite';
import { startDev } from '../../../../demo/dev/server.ts';
import { PROJECT } from '../../../../src/build/project.ts';

interface Dev {
  readonly url: string;
  /** Has the server read a file of the repository with a change, and notifies it of the change. */
  readonly save: (file: string, before: string, after: string) => void;
}

const test = base.extend<{ dev: Dev }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
  dev: async ({}, use) => {
    const edits = new Map<string, readonly [before: string, after: string]>();
    let vite: ViteDevServer | undefined;
    const plugin: Plugin = {
      name: 'edits',
      enforce: 'pre',
      // A server that somebody works with keeps its own.
      config: () => ({ cacheDir: join(PROJECT, 'test-results/vite') }),
      configureServer: (server) => void (vite = server),
      transform(code, id) {
        const edit = edits.get(id.replace(/\?.*$/, ''));
        if (edit && !code.includes(edit[0])) throw new Error(`${id} no longer contains ${edit[0]}`);
        return edit && code.replace(...edit);
      },
    };
    const mode = process.env.NODE_ENV;
    const server = await startDev({ port: 0, databaseFile: ':memory:' }, [plugin]);
    await use({
      url: server.url,
      save(file, ...edit) {
        edits.set(join(PROJECT, file), edit);
        vite?.watcher.emit('change', join(PROJECT, file));
      },
    });
    await server.close();
    // Vite's server sets it, and builds of other tests in this process would be those of development.
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  },
});

/** Opens the page of the sign-up and types half an address. */
async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/subscribenewsletter?site=DE`);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@exam');
}

/** The page is still the one in which the visitor has typed. */
async function expectKept(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('anna@exam');
}

const VIEW = 'widgets/newsletter/newsletter-view.tsx';
const SHEET = 'widgets/newsletter/newsletter.css';

test('a changed component and a changed rule show in a form that is being filled in', async ({ dev, page }) => {
  await begin(page, dev.url);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  dev.save(VIEW, 'className="offer-lead"', 'className="offer-lead" title="changed"');
  await expect(page.getByTitle('changed')).toBeVisible();
  await expectKept(page);
  dev.save('widgets/newsletter/rules/typo-hint.ts', 'return undefined;', 'return "changed@example.com";');
  await expect(page.getByRole('button', { name: /changed@example\.com/ })).toBeVisible();
  await expectKept(page);
  expect(loads).toEqual([]);
});

test('a changed stylesheet shows in the tags of the page, also in those added later', async ({ dev, page }) => {
  await begin(page, dev.url);
  const lead = page.locator('shop-newsletter .offer-lead');
  for (const size of ['31px', '32px']) {
    dev.save(SHEET, '.offer-lead {\n  font-size: 16px;', `.offer-lead {\n  font-size: ${size};`);
    await expect(lead).toHaveCSS('font-size', size);
  }
  await expectKept(page);
  await page.locator('main shop-newsletter').evaluate((tag) => tag.after(tag.cloneNode()));
  await expect(lead).toHaveCount(2);
  await expect(lead.last()).toHaveCSS('font-size', '32px');
});

test('a changed declaration of a tag loads the page again', async ({ dev, page }) => {
  await begin(page, dev.url);
  const load = page.waitForEvent('load');
  dev.save('widgets/newsletter/declaration.ts', "'shop-newsletter'", "'shop-newsletter' ");
  await load;
  await expect(page.locator('shop-newsletter')).toHaveAttribute('data-shop-ready');
});

test('the next request gets the answer of a changed backend', async ({ dev, request }) => {
  const tests = `${dev.url}/service/abtestfrontend/api/v1/gettestsat?time=2030-01-01T00:00:00Z`;
  await expect(await request.get(tests)).toBeOK();
  dev.save('demo/backend/ab-test-routes.ts', '/gettestsat', '/other');
  await expect.poll(async () => (await request.get(tests)).status()).toBe(404);
});

test('the gallery shows the sign-up in every state and for the chosen site', async ({ dev, page }) => {
  const problems: string[] = [];
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${dev.url}/gallery.html`);
  await page.getByRole('combobox', { name: 'Site' }).selectOption('HU');
  const states = page.locator('#NewsletterView .state');
  await expect(states.filter({ hasText: 'offline' }).getByRole('textbox').first()).toBeVisible();
  await expect(states.first()).toContainText('E-mail-cím');
  expect(problems).toEqual([]);
});
