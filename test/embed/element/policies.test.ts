import type { FrameLocator } from '@playwright/test';
import { builtScript, expect, type HostPage, SHOP, test } from '../support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

async function openUnder(host: HostPage, policy: string): Promise<void> {
  acceptSignUps(host);
  await host.open(NEWSLETTER, { headers: { 'content-security-policy': policy } });
}

test('under the strictest policy the widget has its styles and signs up, without a violation', async ({
  host,
  page,
}) => {
  const violations = await violationsOf(page);
  await openUnder(host, STRICT_POLICY);
  await expect(rootOf(page)).toHaveCSS('font-size', '16px');
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  await signUp(page);
  expect(violations).toEqual([]);
  expect(host.console).toEqual([]);
});

test('the strict policy is in force in that test', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await openUnder(host, STRICT_POLICY);
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations).toEqual([expect.stringContaining('style-src')]);
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

/** Opens a shop page with a frame that contains the tag. */
async function openFrame(host: HostPage, attributes: string, script = '/shop-widgets.js'): Promise<FrameLocator> {
  acceptSignUps(host);
  host.file('/frame', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><script src="${script}"></script>${NEWSLETTER}`,
  });
  await host.open(`<iframe ${attributes} src="/frame" width="900" height="700"></iframe>`, { script: '' });
  return host.page.frameLocator('iframe');
}

for (const sandbox of ['allow-scripts', 'allow-scripts allow-forms', 'allow-scripts allow-same-origin']) {
  test(`a sign-up works in a frame with sandbox="${sandbox}"`, async ({ host }) => {
    const frame = await openFrame(host, `sandbox="${sandbox}"`);
    await signUp(frame);
    expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
    // The browser warns about the last combination.
    expect(host.console.filter((line) => !line.includes('can escape its sandboxing'))).toEqual([]);
  });
}

test('Enter signs up where native submission is forbidden', async ({ host }) => {
  const frame = await openFrame(host, 'sandbox="allow-scripts"');
  await frame.getByLabel('E-Mail-Adresse').fill('anna@example.com');
  await frame.getByLabel('E-Mail-Adresse').press('Enter');
  await expect(frame.getByRole('status')).toContainText('example.com');
});

test('in a frame without an origin the services are at the origin of the script', async ({ host }) => {
  const frame = await openFrame(host, 'sandbox="allow-scripts"', 'https://cdn.example/shop-widgets.js');
  await signUp(frame);
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual(['https://cdn.example']);
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
