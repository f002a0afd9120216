import { expect, test } from '../support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { openWithoutScript, prerendered, runScript, shiftsOn, WIDTHS } from './prerendered-page.ts';

const FALLBACK = '<a href="/subscribenewsletter">Newsletter abonnieren</a>';

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer shows its links at every width, and the sign-up its offer, with the page’s link', async ({
    host,
    page,
  }) => {
    await host.open(prerendered({ tag: 'shop-footer', attributes: { site: 'DE' }, fallback: FALLBACK }));
    // Folded groups wait for the script by an animation, which the browser runs faster here.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1000 });
    for (const [platform, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('link', { name: 'Impressum' }), platform).toBeVisible();
      const links = page.locator('.footer-group a.footer-link').filter({ visible: true });
      await expect(links.first(), platform).toBeVisible();
      // The form would send nothing.
      await expect(page.locator('shop-footer > a'), platform).toBeVisible();
      await expect(page.getByRole('textbox'), platform).toHaveCount(0);
    }
    await page.setViewportSize({ width: WIDTHS.CLASSIC, height: 800 });
    await host.open(prerendered({ tag: 'shop-newsletter', attributes: { site: 'DE' }, fallback: FALLBACK }));
    await expect(page.locator('shop-newsletter .offer-heading')).toBeVisible();
    await expect(page.locator('shop-newsletter > a')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test('the fallback shows below the form if the script does not come', async ({ host, page }) => {
  await openWithoutScript(host, prerendered({ tag: 'shop-newsletter', fallback: FALLBACK }));
  const link = page.locator('shop-newsletter > a');
  await expect(link).toBeHidden();
  const delays = await page.evaluate(() => {
    const root = document.querySelector('shop-newsletter')?.shadowRoot as unknown as DocumentOrShadowRoot;
    const animations = root.getAnimations();
    // During a delay, browsers calculate no styles.
    const delaysOf = animations.map(({ effect }) => effect?.getTiming().delay);
    for (const animation of animations) animation.finish();
    return delaysOf;
  });
  expect(delays).toEqual([8000]);
  await expect(link).toBeVisible();
  await runScript(host, 'shop-newsletter');
  await expect(link).toBeHidden();
});

test('a template that a filter has left without its tag blanks nothing around it', async ({ host, page }) => {
  const html = prerendered({ tag: 'shop-newsletter' }).replaceAll(/<\/?shop-newsletter[^>]*>/g, '');
  await openWithoutScript(host, `<main>${html}<h1>Kaffee</h1></main>`);
  await expect(page.getByRole('heading', { name: 'Kaffee' })).toBeVisible();
  await expect(page.locator('main form')).toBeHidden();
});

test('under the strictest policy a nonce for the stylesheet is enough', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await openWithoutScript(host, prerendered({ tag: 'shop-newsletter', nonce: 'n1' }), {
    'content-security-policy': `${STRICT_POLICY.replace("; require-trusted-types-for 'script'", '')}; style-src 'nonce-n1'`,
  });
  await expect(page.locator('shop-newsletter .root')).toHaveCSS('font-size', '16px');
  await expect(page.locator('shop-newsletter .honeypot')).toHaveCSS('position', 'fixed');
  await runScript(host, 'shop-newsletter');
  await expect(page.locator('shop-newsletter .honeypot')).toHaveCSS('position', 'fixed');
  expect(await shiftsOn(page)).toEqual([]);
  expect(violations).toEqual([]);
  expect(host.console).toEqual([]);
});

test('where a policy blocks the stylesheet, the tag has its styles once the script runs', async ({ host, page }) => {
  const violations = await violationsOf(page);
  await openWithoutScript(host, prerendered({ tag: 'shop-newsletter' }), {
    'content-security-policy': STRICT_POLICY.replace("; require-trusted-types-for 'script'", ''),
  });
  await expect(page.locator('shop-newsletter .honeypot')).not.toHaveCSS('position', 'fixed');
  await runScript(host, 'shop-newsletter');
  await expect(page.locator('shop-newsletter .honeypot')).toHaveCSS('position', 'fixed');
  expect(violations).toEqual([expect.stringContaining('style-src')]);
});
