import { builtScript, expect, readBuilt, test } from '../../../embed/support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../../../embed/support/policy.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../../../embed/support/sign-up.ts';
import { rootOf } from '../../../embed/support/tag.ts';
import { DIAGNOSED, panelOf } from './debug-page.ts';

const DEBUG = '/shop-widgets-debug.js';
const FOREIGN = '<script src="https://cdn.example/shop-widgets.js" defer></script>';
const { files } = JSON.parse(readBuilt('integrity.json').toString('utf8')) as {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
};
const hashOf = (name: string): string => files[name]?.integrity ?? '';
const PINNED = FOREIGN.replace(' defer', ` integrity="${hashOf('shop-widgets.js')}" crossorigin defer`);
const JAVASCRIPT = { 'content-type': 'text/javascript' };
const CODE = readBuilt('shop-widgets-debug.js').toString('utf8');

/** Without a file of its own, a page has that of the build. */
const REASONS = [
  {
    reason: 'is not allowed by the trusted types of the page',
    file: undefined,
    options: { headers: { 'content-security-policy': `${STRICT_POLICY}; trusted-types 'none'` } },
  },
  {
    reason: 'has no address, as the script has none',
    file: undefined,
    options: { script: `<script type="module">${builtScript()}</script>` },
  },
  {
    reason: 'was changed, beside a script that is pinned',
    file: { headers: JAVASCRIPT, body: `document.title = document.cookie;${CODE}` },
    options: { script: PINNED },
  },
  { reason: 'is missing', file: { status: 404 }, options: {} },
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
      const warning =
        /^warning: \[shop-widgets\] shop-widgets-debug\.js did not load: .*unchanged and from the same build/;
      expect(host.console.filter((line) => line.includes('[shop-widgets]'))).toEqual([expect.stringMatching(warning)]);
      await expect(panelOf(page)).toHaveCount(0);
      await expect(page).toHaveTitle('Shop');
    });
  }
});

test('the file is loaded beside a script that is pinned, and under policies that allow the script', async ({
  host,
  page,
}) => {
  const violations = await violationsOf(page);
  const strict = STRICT_POLICY.replace('https://shop.example', "'nonce-n1'");
  for (const [script, policy] of [
    [PINNED, "script-src https://cdn.example; require-trusted-types-for 'script'"],
    [PINNED, `script-src '${hashOf('shop-widgets.js')}' '${hashOf('shop-widgets-debug.js')}'`],
    ['<script src="/shop-widgets.js" nonce="n1" defer></script>', `${strict}; trusted-types shop-widgets`],
  ] as const) {
    await host.open(NEWSLETTER, { path: DIAGNOSED, script, headers: { 'content-security-policy': policy } });
    await expect(panelOf(page)).toBeVisible();
  }
  expect(violations).toEqual([]);
  expect(host.console).toEqual([]);
  // Nothing of the loading stays.
  const left = "script:not([src='/shop-widgets.js'])";
  expect(await page.evaluate((selector) => document.querySelectorAll(selector).length, left)).toBe(0);
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
