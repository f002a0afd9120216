import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import type { RunningServer } from '../../../../demo/backend/listen.ts';
import { startServer } from '../../../../demo/backend/server.ts';

interface Mail {
  readonly to: string;
  readonly site: string;
  readonly html: string;
  readonly confirmUrl: string;
}

/** The demo over HTTP with SQLite in a temporary folder, as `npm start` runs it. */
class Demo {
  #server: RunningServer | undefined;
  /** A free port, and the same one after a restart, because the links in the mails contain it. */
  #port = 0;
  readonly #databaseFile: string;

  constructor(folder: string) {
    this.#databaseFile = join(folder, 'shop.sqlite');
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<void> {
    this.#server = await startServer({ port: this.#port, databaseFile: this.#databaseFile });
    this.#port = Number(new URL(this.#server.url).port);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async outbox(page: Page): Promise<readonly Mail[]> {
    return (await (await page.request.get(`${this.url}/demo/api/outbox`)).json()) as Mail[];
  }

  async subscribers(page: Page): Promise<unknown[]> {
    const answer = await page.request.get(`${this.url}/demo/api/subscribers`);
    const found = (await answer.json()) as { email: string; site: string; status: string }[];
    return found.map(({ email, site, status }) => ({ email, site, status }));
  }
}

/** Playwright's `test`, with the demo running. */
export const test = base.extend<{ demo: Demo }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
  demo: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-'));
    const demo = new Demo(folder);
    await demo.start();
    await use(demo);
    await demo.stop();
    await rm(folder, { recursive: true });
  },
});

export { expect };
