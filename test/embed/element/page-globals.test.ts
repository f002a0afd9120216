import type { Page } from '@playwright/test';
import { logIn, token } from '../session/session-page.ts';
import { expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, signUp } from '../support/sign-up.ts';
import { readProperties, rootOf, setAttribute } from '../support/tag.ts';

/** Global variables of pages that shadow those of the browser. */
const VARIABLES: Readonly<Record<string, string>> = {
  'origin is a place on a map': 'var origin = { lat: 48, lng: 11 }',
  'origin is a town': "var origin = 'Hamburg'",
  'origin is another origin': "var origin = 'https://foreign.example'",
  'performance is its own': 'var performance = {}',
  'performance is a function': 'function performance() {}',
  'event is null': 'var event = null',
  'event is its own': "var event = { type: 'concert' }",
  'the names are taken by constants':
    "const origin = {}; let performance = {}, event = null, innerWidth = 320, screen = ''",
  'innerWidth is its own': 'var innerWidth = 320, innerHeight = 0, outerWidth = 1',
  'the other replaceable names are taken': `var self = {}, parent = 0, screen = null, length = -1, frames = [],
    scrollX = 'x', scrollY = 'y', screenX = 1, screenLeft = 2, outerHeight = 3, devicePixelRatio = 0, external = null,
    visualViewport = null, scheduler = 1, locationbar = 0, menubar = 0, toolbar = 0, name = 'n', status = 's'`,
};

const TAGS = '<shop-newsletter></shop-newsletter><shop-footer></shop-footer><shop-session></shop-session>';

async function prepare(host: HostPage, page: Page): Promise<Set<string>> {
  await logIn(page, token(-60, 36_000));
  acceptSignUps(host);
  host.serve('GET /service/newsletter/api/internal/customers/base-data', { body: {} });
  host.serve('GET /service/footer-images/logos/*', { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' });
  host.serve('GET /service/customerfrontenddata/api/v1/psdata', { body: { nl_status: 'SUBSCRIBED' } });
  host.serve('GET /service/abtestfrontend/api/v1/getassignment', { body: { assignments: [] } });
  host.serve('POST /service/login/api/v1/logintoken/renew', { body: { status: 'RENEWED' } });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url(), SHOP).origin));
  return asked;
}

async function expectAllWell(
  host: HostPage,
  page: Page,
  asked: ReadonlySet<string>,
  what: string,
  visits = 1,
): Promise<void> {
  await host.answered('/psdata', visits);
  await host.answered('/customers/base-data', visits);
  await host.answered('/logintoken/renew', visits);
  await signUp(page);
  await expect(page.locator('.footer-group'), what).toHaveCount(8);
  expect(await readProperties(page.locator('shop-newsletter, shop-footer'), 'platform'), what).toEqual([
    'CLASSIC',
    'CLASSIC',
  ]);
  expect([...asked], what).toEqual([SHOP]);
  expect(host.console, what).toEqual([]);
}

/** Each case on a page of its own, one after the other in one tab: what one asked for is no matter of the next. */
async function onEachPage(
  host: HostPage,
  page: Page,
  visit: (what: string, variables: string, asked: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  test.slow();
  const asked = await prepare(host, page);
  for (const [what, variables] of Object.entries(VARIABLES)) {
    asked.clear();
    host.calls.length = 0;
    await test.step(what, () => visit(what, variables, asked));
  }
}

test('the widgets work on a page whose own variables have the names of the browser’s', async ({ host, page }) => {
  await onEachPage(host, page, async (what, variables, asked) => {
    await host.open(TAGS, {
      script: `<script>${variables}</script><script src="/shop-widgets.js" defer></script>`,
    });
    await expectAllWell(host, page, asked, what);
  });
});

test('the widgets keep working after a script of the page that makes such variables', async ({ host, page }) => {
  await onEachPage(host, page, async (what, variables, asked) => {
    await host.open(TAGS);
    await expect(rootOf(page, 'shop-footer'), what).toBeVisible();
    await page.addScriptTag({ content: variables });
    for (const tag of ['shop-newsletter', 'shop-footer']) {
      await setAttribute(page.locator(tag), 'site', 'AT');
      await expect(rootOf(page, tag), what).toHaveAttribute('lang', 'de-AT');
    }
    await page.evaluate((html) => {
      for (const tag of document.querySelectorAll('shop-newsletter, shop-footer, shop-session')) tag.remove();
      // Removed elements are cleaned up a moment later.
      setTimeout(() => document.body.insertAdjacentHTML('beforeend', html));
    }, TAGS);
    await expectAllWell(host, page, asked, what, 2);
  });
});

test('the widgets work beside elements that have the names of what they read of the document', async ({
  host,
  page,
}) => {
  const asked = await prepare(host, page);
  await host.open(`<iframe name="hidden"></iframe><form name="addEventListener"></form>${TAGS}`);
  expect(await page.evaluate(() => [typeof document.hidden, typeof document.addEventListener])).toEqual([
    'object',
    'object',
  ]);
  await expectAllWell(host, page, asked, 'names');
});

test('the variables of these pages exist', async ({ host, page }) => {
  const scripts = Object.values(VARIABLES).filter((script) => !script.startsWith('const'));
  await host.open(TAGS, { script: `<script>${scripts.join(';')}</script>` });
  const taken = await page.evaluate(() => [origin, window.innerWidth, window.length, devicePixelRatio]);
  expect(taken).toEqual(['https://foreign.example', 320, -1, 0]);
});

test('in a frame without an origin a variable `origin` has no effect', async ({ host, page }) => {
  acceptSignUps(host);
  host.file('/frame', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body:
      "<!doctype html><script>var origin = 'https://foreign.example'</script>" +
      '<script src="https://cdn.example/shop-widgets.js"></script><shop-newsletter></shop-newsletter>',
  });
  await host.open('<iframe sandbox="allow-scripts" src="/frame" width="900" height="700"></iframe>', { script: '' });
  await signUp(page.frameLocator('iframe'));
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual(['https://cdn.example']);
});
