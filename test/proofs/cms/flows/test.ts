import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { type HostFacts, hostNamed } from './hosts.ts';

/** What a test is given. */
export interface Run {
  readonly browser: Browser;
  readonly host: HostFacts;
  readonly page: Page;
}

/** Playwright's `test` for a CMS; without it the tests are skipped. */
export function testIn(name: string) {
  return base.extend<{ host: HostFacts; run: Run }>({
    run: ({ browser, host, page }, use) => use({ browser, host, page }),
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
    host: async ({}, use) => {
      const host = hostNamed(name);
      base.skip(!host, `${name} was not started: npm run test:cms`);
      if (host) await use(host);
    },
  });
}

/** Listens to what reaches the page's console as an error or as a warning of the script, and to uncaught errors. */
export function listenTo(page: Page): { readonly errors: string[]; readonly warnings: string[] } {
  const reported = { errors: [] as string[], warnings: [] as string[] };
  page.on('pageerror', (error) => reported.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') reported.errors.push(`${message.text()} (${message.location().url})`);
    else if (message.text().includes('[shop-widgets]')) reported.warnings.push(message.text());
  });
  return reported;
}

export { expect };
