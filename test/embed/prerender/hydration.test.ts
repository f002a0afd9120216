import { shopContent } from '../../../demo/index/page/footer-content.ts';
import { computedStyles, differences } from '../support/computed-styles.ts';
import { expect, test } from '../support/host-page.ts';
import { unreserved } from '../../support/prerendered.ts';
import {
  forceMount,
  markRoot,
  openWithoutScript,
  prerendered,
  runScript,
  shiftsOn,
  WIDTHS,
} from './prerendered-page.ts';

const FALLBACK = '<a href="/subscribenewsletter">Newsletter</a>';

test('a sign-up looks the same before and after it is hydrated', async ({ host, page }) => {
  const tag = 'shop-newsletter';
  await openWithoutScript(host, prerendered({ tag, attributes: { site: 'HU' }, fallback: FALLBACK }));
  const before = await computedStyles(page.locator(tag));
  expect(before.length).toBeGreaterThan(20);
  await runScript(host, tag);
  await forceMount(page, tag);
  expect(differences(before, await computedStyles(page.locator(tag)))).toEqual([]);
});

test('a footer for any width is hydrated at each width as it shows there', async ({ host, page }) => {
  const tag = 'shop-footer';
  for (const [platform, width] of Object.entries(WIDTHS)) {
    await test.step(platform, async () => {
      await page.setViewportSize({ width, height: 800 });
      host.calls.length = 0;
      await openWithoutScript(host, prerendered({ tag, attributes: { site: 'AT' } }));
      await expect(page.locator(`${tag} .root`)).toHaveCount(3);
      await expect(page.locator(`${tag} .root`).filter({ visible: true })).toHaveCount(1);
      const visible = page.locator(`${tag} .root`).filter({ visible: true });
      const before = unreserved(await visible.evaluate((root) => root.outerHTML));
      const isPrerendered = await markRoot(page, tag);
      await runScript(host, tag);
      await forceMount(page, tag);
      expect(unreserved(await visible.evaluate((root) => root.outerHTML))).toBe(before);
      expect(await isPrerendered()).toBe(true);
      expect(await shiftsOn(page)).toEqual([]);
      expect(host.console).toEqual([]);
    });
  }
});

test('a footer of another time shows the entries of now, without a warning', async ({ host, page }) => {
  const tag = 'shop-footer';
  const content = {
    legalLinks: [
      { url: '/always', text: 'Always' },
      { url: '/old', text: 'Old', validTo: '2020-02-01T00:00' },
      { url: '/new', text: 'New', validFrom: '2020-02-01T00:00' },
    ],
  };
  const now = new Date('2020-01-15T12:00Z');
  await openWithoutScript(host, prerendered({ tag, attributes: { platform: 'CLASSIC' }, content, now }));
  const isPrerendered = await markRoot(page, tag);
  await expect(page.getByRole('link', { name: 'Old', exact: true })).toBeVisible();
  await runScript(host, tag);
  await expect(page.getByRole('link', { name: 'New', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Old', exact: true })).toHaveCount(0);
  expect(await isPrerendered()).toBe(true);
  expect(host.console).toEqual([]);
});

test('a footer that knew nothing of the page is hydrated as well', async ({ host, page }) => {
  const tag = 'shop-footer';
  const content = shopContent('DE');
  const html = prerendered({ tag, attributes: { platform: 'CLASSIC' }, content, page: 'about:blank' });
  await openWithoutScript(host, html);
  const isPrerendered = await markRoot(page, tag);
  await runScript(host, tag);
  expect(await isPrerendered()).toBe(true);
  await expect(page.locator(`${tag} img.footer-logo`).first()).toHaveAttribute(
    'src',
    /^https:\/\/shop\.example\/service/,
  );
  expect(await shiftsOn(page)).toEqual([]);
  expect(host.console).toEqual([]);
});

test('an attribute that changes while the element hydrates shows after it', async ({ host, page }) => {
  const tag = 'shop-footer';
  await openWithoutScript(host, prerendered({ tag, attributes: { site: 'AT', platform: 'CLASSIC' } }));
  const isPrerendered = await markRoot(page, tag);
  await runScript(host, tag);
  await page.locator(tag).evaluate((element) => {
    const { shadowRoot } = element;
    if (!shadowRoot) throw new Error('There is no shadow root.');
    // React has not begun: the element has only marked what it hydrates.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      element.setAttribute('heading-level', '4');
    }).observe(shadowRoot, { childList: true });
  });
  await forceMount(page, tag);
  await expect(page.locator(`${tag} h4.footer-headline`)).toBeVisible();
  await expect(page.locator(`${tag} h5`).first()).toBeVisible();
  expect(await isPrerendered()).toBe(true);
  expect(host.console).toEqual([]);
});
