import { builtScript, expect, readBuilt, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

const PLACEHOLDER = '<div data-shop-widget="newsletter"><a href="/subscribenewsletter">Newsletter</a></div>';

/** The script with another version. */
function scriptOfVersion(version: string): string {
  const own = JSON.parse(readBuilt('integrity.json').toString('utf8')) as { version: string };
  return builtScript().replaceAll(`"${own.version}"`, `"${version}"`);
}

test('a tag that the page has defined itself is not changed', async ({ host, page }) => {
  const own = `<script>customElements.define('shop-newsletter', class extends HTMLElement {
    connectedCallback() { this.append('mine') }
  })</script>`;
  await host.open(`${own}<shop-newsletter></shop-newsletter>`);
  await page.waitForLoadState();
  await expect(page.locator('shop-newsletter')).toHaveText('mine');
  expect(host.console).toEqual([]);
});

test('the script may be on the page twice', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}${PLACEHOLDER}<script src="/shop-widgets.js?again"></script>`);
  await page.waitForLoadState();
  await expect(rootOf(page)).toHaveCount(2);
  await expect(page.locator('shop-newsletter')).toHaveCount(2);
  await page
    .locator('shop-newsletter')
    .first()
    .evaluate((tag) => tag.remove());
  await signUp(page);
  expect(host.calls).toHaveLength(1);
  expect(host.console).toEqual([]);
});

test('of two versions of the script the first is used, but for tags that it lacks', async ({ host, page }) => {
  const scripts = {
    '1.0.0': scriptOfVersion('1.0.0').replaceAll('"shop-session"', '"shop-before"'),
    '2.0.0': scriptOfVersion('2.0.0'),
  };
  for (const [version, body] of Object.entries(scripts))
    host.file(`/${version}/shop-widgets.js`, { headers: { 'content-type': 'text/javascript' }, body });
  await host.open(`${NEWSLETTER}${PLACEHOLDER}`, {
    script: '<script src="/1.0.0/shop-widgets.js" defer></script><script src="/2.0.0/shop-widgets.js" defer></script>',
  });
  await page.waitForLoadState();
  await expect(rootOf(page)).toHaveCount(2);
  const version = await page.evaluate(
    () => (customElements.get('shop-newsletter') as { version?: string } | undefined)?.version,
  );
  expect(version).toBe('1.0.0');
  expect(host.console).toEqual([]);
});

test('a second script with other defaults is reported once, and changes nothing', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}${PLACEHOLDER}`, {
    script:
      '<script src="/shop-widgets.js" data-site="AT" data-platform="CLASSIC" data-nonsense="1" defer></script>' +
      '<script src="/shop-widgets.js?2" data-site="PL" data-platform="classic" data-cfasync="false" data-api-key="k" defer></script>' +
      '<script src="/shop-widgets.js?3" data-site="PL" defer></script>',
  });
  await page.waitForLoadState();
  await expect(rootOf(page)).toHaveCount(2);
  await expect(rootOf(page).first()).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toEqual([
    'warning: [shop-widgets] The page loads the script twice. Of the second script, ' +
      'data-site="PL" data-api-key="k" is ignored.',
  ]);
});
