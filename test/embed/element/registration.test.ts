import type { Page } from '@playwright/test';
import { builtScript, expect, readBuilt, SCRIPT_TAG, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf } from '../support/tag.ts';

const PLACEHOLDER = '<div data-shop-widget="newsletter"><a href="/subscribenewsletter">Newsletter</a></div>';

const versionOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (customElements.get('shop-newsletter') as { version?: string } | undefined)?.version);

/** The version of this build. */
const VERSION = (JSON.parse(readBuilt('integrity.json').toString('utf8')) as { version: string }).version;

/** The script with another version. */
function scriptOfVersion(version: string): string {
  return builtScript().replaceAll(`"${VERSION}"`, `"${version}"`);
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
  acceptSignUps(host);
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

for (const [first, second] of [
  ['1.0.0', '2.0.0'],
  ['2.0.0', '1.0.0'],
] as const) {
  test(`of version ${first} and, after it, ${second}, the first one is used`, async ({ host, page }) => {
    for (const version of [first, second]) {
      host.file(`/${version}/shop-widgets.js`, {
        headers: { 'content-type': 'text/javascript' },
        body: scriptOfVersion(version),
      });
    }
    await host.open(`${NEWSLETTER}${PLACEHOLDER}`, {
      script: [first, second].map((version) => `<script src="/${version}/shop-widgets.js" defer></script>`).join(''),
    });
    await page.waitForLoadState();
    await expect(rootOf(page)).toHaveCount(2);
    expect(await versionOn(page)).toBe(first);
    expect(host.console).toEqual([]);
  });
}

test('the element has its version', async ({ host, page }) => {
  await host.open(NEWSLETTER, { script: SCRIPT_TAG });
  await expect(rootOf(page)).toBeVisible();
  expect(await versionOn(page)).toBe(VERSION);
});

test('a second script with other defaults is reported once, and changes nothing', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}${PLACEHOLDER}`, {
    script:
      '<script src="/shop-widgets.js" data-site="AT" data-heading-level="3" data-nonsense="1" defer></script>' +
      '<script src="/shop-widgets.js?2" data-site="PL" data-heading-level="3" data-cfasync="false" data-api-key="k" defer></script>' +
      '<script src="/shop-widgets.js?3" data-site="PL" defer></script>',
  });
  await page.waitForLoadState();
  await expect(rootOf(page)).toHaveCount(2);
  await expect(rootOf(page).first()).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toEqual([
    'warning: [shop-widgets] The script is on the page twice, and the first one counts: ' +
      'data-site="PL" data-api-key="k" of the second is ignored.',
  ]);
});

test('a second script whose defaults differ in upper and lower case is not reported', async ({ host, page }) => {
  await host.open(NEWSLETTER, {
    script:
      '<script src="/shop-widgets.js" data-site="AT" defer></script>' +
      '<script src="/shop-widgets.js?2" data-site="at" defer></script>',
  });
  await page.waitForLoadState();
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toEqual([]);
});
