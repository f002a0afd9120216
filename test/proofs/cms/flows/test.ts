import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import type { CHECKS } from './checks.ts';
import { type HostFacts, hostNamed } from './hosts.ts';

type Check = (typeof CHECKS)[number];

/** Playwright's `test` for a CMS; without it the tests are skipped. */
export function testIn(name: string) {
  return base.extend<{ host: HostFacts }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
    host: async ({}, use) => {
      const host = hostNamed(name);
      base.skip(!host, `${name} was not started: npm run test:hosts`);
      if (host) await use(host);
    },
  });
}

/** Runs a check; when it ends well, the table of results says so. */
export async function check(what: Check, run: () => Promise<void>): Promise<void> {
  await base.step(what, run);
  base.info().annotations.push({ type: 'check', description: what });
}

/** Listens to what reaches the page's console as an error or as a warning of the script, and to uncaught errors. */
export function listenTo(page: Page): { readonly errors: string[]; readonly warnings: string[] } {
  const heard = { errors: [] as string[], warnings: [] as string[] };
  page.on('pageerror', (error) => heard.errors.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.errors.push(`${message.text()} (${message.location().url})`);
    else if (message.text().includes('[shop-widgets]')) heard.warnings.push(message.text());
  });
  return heard;
}

export { expect };
