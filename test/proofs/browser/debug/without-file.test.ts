import { expect, readBuilt, test } from '../../../embed/support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../../../embed/support/sign-up.ts';
import { rootOf } from '../../../embed/support/tag.ts';
import { DIAGNOSED, panelOf } from './debug-page.ts';

const DEBUG = '/shop-widgets-debug.js';
const FOREIGN = '<script src="https://cdn.example/shop-widgets.js" defer></script>';
const CODE = readBuilt('shop-widgets-debug.js').toString('utf8');

/** The first has the file of the build, which its policy keeps out. */
const REASONS = [
  {
    reason: 'is not allowed by the policy',
    file: undefined,
    options: {
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src https://shop.example/shop-widgets.js; connect-src 'self'; img-src 'self'",
      },
    },
  },
  { reason: 'is missing', file: { status: 404 }, options: {} },
  {
    reason: 'has no CORS header on another origin',
    file: {
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': 'https://other.example' },
      body: CODE,
    },
    options: { script: FOREIGN },
  },
] as const;

test('the widgets work if the file with the diagnosis cannot be had, and one warning names it', async ({
  host,
  page,
}) => {
  acceptSignUps(host);
  for (const { reason, file, options } of REASONS) {
    await test.step(`the file ${reason}`, async () => {
      host.console.length = 0;
      if (file) host.file(DEBUG, file);
      await host.open(NEWSLETTER, { path: DIAGNOSED, ...options });
      await signUp(page);
      const warning = /^warning: \[shop-widgets\] shop-widgets-debug\.js did not load: .*script-src and CORS\.$/;
      expect(host.console.filter((line) => line.includes('[shop-widgets]'))).toEqual([expect.stringMatching(warning)]);
      await expect(panelOf(page)).toHaveCount(0);
    });
  }
});

test('the widgets start without the file if it takes too long, and it still shows its panel', async ({
  host,
  page,
}) => {
  await page.clock.install({ time: 0 });
  // From before the page is opened: on a busy machine the time of its start would count, too.
  await page.clock.pauseAt(1000);
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${DEBUG}`, async (route) => {
    await slow;
    await route.fulfill({ contentType: 'text/javascript', body: CODE });
  });
  const asked = page.waitForRequest(`**${DEBUG}`);
  await host.open(NEWSLETTER, { path: DIAGNOSED });
  await asked;
  await page.clock.runFor(4900);
  await expect(rootOf(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(rootOf(page)).toBeVisible();
  expect(host.console).toEqual([expect.stringContaining('shop-widgets-debug.js did not load: timeout.')]);
  await page.clock.resume();
  answer();
  await expect(panelOf(page)).toBeVisible();
});

test('without the parameter the file is not requested, and the script has none of it', async ({ host, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await host.open(NEWSLETTER, { path: '/?shop-widgets' });
  await expect(rootOf(page)).toBeVisible();
  expect(requests.filter((url) => url.includes('debug'))).toEqual([]);
  const script = readBuilt('shop-widgets.js').toString('utf8');
  expect(CODE).toContain('Copy report');
  expect(script).not.toContain('Copy report');
});
