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
