import { execFileSync } from 'node:child_process';
import { modulePath } from '../../../../src/build/scripts.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { violationsOf } from '../../../embed/support/policy.ts';
import { NEWSLETTER, signUp } from '../../../embed/support/sign-up.ts';

const WIDGETS = 'https://widgets.example';
const POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; script-src";

/** The entry of Germany, with other attributes. */
const moduleTag = (origin: string, rest = ''): string =>
  `<script type="module" src="${origin}/${modulePath('DE')}${rest}></script>`;

test('a visitor signs up once where a query lets the browser load the entry twice', async ({ host, page }) => {
  await host.open(NEWSLETTER, { script: moduleTag('', '?ver=1.2.3"') });
  await signUp(page);
  expect(host.calls.filter((call) => call.method() === 'POST')).toHaveLength(1);
});

test('the head that an example prints loads each file once, by its hash, under a policy with a nonce alone', async ({
  host,
  page,
}) => {
  const dist = process.env.SHOP_WIDGETS_DIST ?? 'dist';
  const printed = execFileSync(process.execPath, ['demo/examples/modules-head.mjs', dist, WIDGETS, 'de']).toString();
  const violations = await violationsOf(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const headers = { 'content-security-policy': `${POLICY} 'nonce-abc'` };
  const script = printed.replaceAll('NONCE', 'abc');
  await host.open(NEWSLETTER, { headers, script });
  await signUp(page);
  const modules = files.filter((file) => file.startsWith('/modules/'));
  expect(modules.toSorted()).toEqual([...new Set(modules)].toSorted());
  expect(modules.filter((file) => !printed.includes(file))).toEqual([]);
  expect(violations).toEqual([]);
  expect(host.console).toEqual([]);
  // A file that was changed does not run.
  await page.route('**/modules/sign-up-element-*.js', (route) => route.fulfill({ body: 'alert(1)' }));
  await host.open(NEWSLETTER, { headers, script });
  await page.keyboard.press('Tab');
  await expect.poll(() => host.console.join()).toContain('integrity');
});

for (const [what, sources, attributes] of [
  ['names the host of the modules', WIDGETS, '"'],
  ['has a nonce and strict-dynamic', "'nonce-abc' 'strict-dynamic'", '" nonce="abc"'],
] as const)
  test(`a visitor signs up under a policy that ${what}`, async ({ host, page }) => {
    const violations = await violationsOf(page);
    const headers = { 'content-security-policy': `${POLICY} ${sources}` };
    await host.open(NEWSLETTER, { headers, script: moduleTag(WIDGETS, attributes) });
    await signUp(page);
    expect(violations).toEqual([]);
  });
