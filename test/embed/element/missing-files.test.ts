import type { Page, Route } from '@playwright/test';
import { SITES } from '../../../src/embed/market/sites.ts';
import { formOf, signUpsOf } from '../newsletter/form.ts';
import { gate } from '../session/session-page.ts';
import { expect, type HostPage, test } from '../support/host-page.ts';

const ADDRESS = 'anna@example.com';

/** Files whose absence nobody notices before somebody comes to the form. */
const CHUNKS = /\/modules\/(?!shop-widgets)/;

test.beforeEach(({ host }) => host.dependsOn('modules', 'The one script has no further files.'));

/** What a host answers for a file that is not there, such as those of the release before. */
const ANSWERS = {
  'are not found': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'are answered with a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  'cannot be reached': (route: Route) => route.abort('internetdisconnected'),
} as const;

/** Fails the files until the returned function is called. */
async function fail(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let isFailing = true;
  await page.route(CHUNKS, (route) => (isFailing ? answer(route) : route.fallback()));
  return () => (isFailing = false);
}

async function open(host: HostPage, site: string): Promise<void> {
  await host.page.addInitScript(() => {
    const results: unknown[] = [];
    Object.assign(window, { results });
    addEventListener('shop-newsletter-error', ({ detail }: CustomEventInit<{ result: string }> & Event) =>
      results.push(detail?.result),
    );
  });
  await host.open(`<shop-newsletter site="${site}"><a href="/plan-b">Plan B</a></shop-newsletter>`);
}

const failures = (host: HostPage): readonly string[] =>
  host.console.filter((line) => line.includes('[shop-widgets]') && line.includes('did not load'));

for (const [index, site] of SITES.entries()) {
  const [what = '', answer] = Object.entries(ANSWERS)[index % 3] ?? [];
  const how = index % 2 === 0 ? 'a press' : 'Enter';
  test(`${how} with files that ${what} says that nothing was sent, and the next one goes on: ${site}`, async ({
    host,
    page,
  }) => {
    const mend = await fail(page, answer ?? ((route) => route.abort()));
    await open(host, site);
    const { email, submit, alert, texts } = formOf(page, site);
    const message = page.getByRole('alert');
    await email.pressSequentially(ADDRESS);
    const press = (): Promise<void> => (how === 'Enter' ? email.press('Enter') : submit.click());
    await press();
    await expect(message).toContainText(texts['newsletter.error.generic']);
    await expect(message).toContainText(texts['newsletter.error.reload']);
    await expect(email).toHaveValue(ADDRESS);
    await expect(submit).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('link', { name: 'Plan B' })).toBeHidden();
    expect(await page.evaluate('results')).toEqual(['ERROR_GENERIC']);
    expect(failures(host)).toHaveLength(1);
    mend();
    await press();
    await expect(alert).toHaveText(texts['newsletter.review']);
    await expect(message).toBeHidden();
    await expect(email).toHaveValue(ADDRESS);
    expect(signUpsOf(host)).toEqual([]);
  });
}

test('a press with files that never come is under way for 15 seconds, and then says so', async ({ host, page }) => {
  const end = gate();
  await page.route(CHUNKS, async (route) => {
    await end.passed;
    await route.abort();
  });
  await page.clock.install();
  await open(host, 'DE');
  const { email, submit, texts } = formOf(page);
  await email.fill(ADDRESS);
  const said = page.locator('shop-newsletter [aria-live=polite]');
  await expect(said).toBeEmpty();
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(said, 'a button that becomes busy is silent').toHaveText(texts['ui.loading']);
  await page.clock.fastForward(14_000);
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(2000);
  await expect(page.getByRole('alert')).toContainText(texts['newsletter.error.reload']);
  await expect(submit).not.toHaveAttribute('aria-busy');
  await expect(said).toBeEmpty();
  await expect(email).toHaveValue(ADDRESS);
  end.open();
});

test('a page that is open while its files are replaced says at the next press that it has to be loaded anew', async ({
  host,
  page,
}) => {
  await open(host, 'AT');
  const { email, submit, texts } = formOf(page, 'AT');
  await expect(email).toBeVisible();
  await fail(page, ANSWERS['are not found']);
  await email.fill(ADDRESS);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(texts['newsletter.error.reload']);
  await expect(email).toHaveValue(ADDRESS);
});

test('a file that has failed is requested again for a press, and not each time that a mouse comes', async ({
  host,
  page,
}) => {
  let requests = 0;
  await page.route('**/modules/sign-up-element-*.js', (route) => {
    requests += 1;
    return route.abort();
  });
  await open(host, 'DE');
  const { email, submit } = formOf(page);
  await email.hover();
  await expect.poll(() => failures(host)).toHaveLength(1);
  await submit.hover();
  await email.fill(ADDRESS);
  expect(requests).toBe(1);
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(requests).toBe(2);
});
