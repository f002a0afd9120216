import { builtScript, expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

async function openUnder(host: HostPage, policy: string): Promise<void> {
  acceptSignUps(host);
  await host.open(NEWSLETTER, { headers: { 'content-security-policy': policy } });
}

test('under the strictest policy the widget has its styles, without a violation', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await openUnder(host, STRICT_POLICY);
  await expect(rootOf(page)).toHaveCSS('font-size', '16px');
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  expect(host.console).toEqual([]);
  expect(violations).toEqual([]);
  await test.step('the policy is in force', async () => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations).toEqual([expect.stringContaining('style-src')]);
  });
});

test('a nonce for the one script is enough', async ({ host, page }) => {
  const violations = await violationsOf(page);
  acceptSignUps(host);
  await host.open(NEWSLETTER, {
    script: '<script src="/shop-widgets.js" nonce="n1" defer></script>',
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; connect-src 'self'; img-src 'self'",
    },
  });
  await signUp(page);
  expect(violations).toEqual([]);
});

test('a policy that blocks the services ends in a readable error', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await openUnder(host, STRICT_POLICY.replace("connect-src 'self'", "connect-src 'none'"));
  await expect(rootOf(page)).toBeVisible();
  expect(violations).toEqual([]);
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(violations).toHaveLength(1);
});

test('Enter signs up in a sandboxed frame, which has no origin and no native submission', async ({ host, page }) => {
  acceptSignUps(host);
  host.file('/frame', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><script src="/shop-widgets.js"></script>${NEWSLETTER}`,
  });
  await host.open('<iframe sandbox="allow-scripts" src="/frame" width="900" height="700"></iframe>', { script: '' });
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-Mail-Adresse').fill('anna@example.com');
  await frame.getByLabel('E-Mail-Adresse').press('Enter');
  await expect(frame.getByRole('status')).toContainText('example.com');
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
  expect(host.console).toEqual([]);
});

test('a preview by srcdoc signs up at the shop', async ({ host, page }) => {
  acceptSignUps(host);
  const html = `<!doctype html><script src='/shop-widgets.js'></script>${NEWSLETTER.replaceAll('"', "'")}`;
  await host.open(`<iframe srcdoc="${html}" width="900" height="700"></iframe>`, { script: '' });
  await signUp(page.frameLocator('iframe'));
  expect(host.calls.map((call) => call.url())).toEqual([
    `${SHOP}/service/newsletter/api/internal/newsletter-subscribers`,
  ]);
});

test('an inlined script in an opaque frame still shows the widget', async ({ host, page }) => {
  host.file('/frame', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html>${NEWSLETTER}<script>${builtScript()}</script>`,
  });
  await host.open('<iframe sandbox="allow-scripts" src="/frame"></iframe>', { script: '' });
  await expect(rootOf(page.frameLocator('iframe'))).toBeVisible();
});

test('a base address of the page does not affect requests and links', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open(`<base href="https://elsewhere.example/other/">${NEWSLETTER}`);
  await signUp(page);
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
  expect(page.url()).toBe(`${SHOP}/`);
});
