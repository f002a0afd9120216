import { builtScript, expect, ONE_SITE, SHOP, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { readProperties, rootOf, setAttribute } from '../support/tag.ts';

const script = (attributes: string): { script: string } => ({
  script: `<script src="/shop-widgets.js" ${attributes} defer></script>`,
});

test('the script tag sets defaults for every tag and placeholder, and a tag overrides them', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  const tags =
    '<shop-newsletter site="" invalid-link="no"></shop-newsletter><shop-newsletter site="CH"></shop-newsletter>' +
    '<div data-shop-widget="newsletter"></div>';
  await host.open(tags, script('data-site="AT" data-heading-level="3" data-invalid-link'));
  const newsletters = page.locator('shop-newsletter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(rootOf(page).nth(0)).toHaveAttribute('lang', 'de-AT');
  await expect(rootOf(page).nth(1)).toHaveAttribute('lang', 'de-CH');
  await expect(rootOf(page).nth(2)).toHaveAttribute('lang', 'de-AT');
  expect(await readProperties(newsletters, 'invalidLink')).toEqual([false, true, true]);
  await setAttribute(newsletters.nth(1), 'site', null);
  await expect(rootOf(page).nth(1)).toHaveAttribute('lang', 'de-AT');
});

test('the script tag is found under any name in a page that is served as XML', async ({ host, page }) => {
  host.dependsOn('script', 'The files of the modules have their names.');
  const html =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Shop</title>' +
    '<script src="/w.js" data-site="SK" defer="defer"></script></head><body><shop-newsletter></shop-newsletter></body></html>';
  host.file('/w.js', { headers: { 'content-type': 'text/javascript' }, body: builtScript() });
  await host.open(html, { raw: true, headers: { 'content-type': 'application/xhtml+xml' } });
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
});

test('data-tags names the tags that are defined, and others keep their content', async ({ host, page }) => {
  const footer = '<a href="/agb">AGB</a>';
  await host.open(
    `${NEWSLETTER}<shop-footer>${footer}</shop-footer><div data-shop-widget="footer">${footer}</div>`,
    script('data-tags="shop-newsletter, Session"'),
  );
  await expect(rootOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'AGB' })).toHaveCount(2);
  expect(
    await page.evaluate(() =>
      ['newsletter', 'session', 'footer'].map((name) => Boolean(customElements.get(`shop-${name}`))),
    ),
  ).toEqual([true, true, false]);
});

const DECOY = 'src="/shop-widgets.js" data-service-base="https://foreign.example" data-heading-level="4"';

test('elements of the page whose names hide document.currentScript and document.scripts are not taken for the script tag', async ({
  host,
  page,
}) => {
  const decoys =
    `<form name="currentScript" ${DECOY}><input name="tagName" value="SCRIPT"></form>` +
    `<form name="scripts"><input ${DECOY}></form><img name="scripts" ${DECOY} alt=""><img name="documentElement" alt="">` +
    '<form name="querySelectorAll"></form><form name="getElementsByTagName"></form>';
  await host.open(`${decoys}${NEWSLETTER}`, {
    script: `<script src="/shop-widgets.js" type="module" data-heading-level="3" defer></script>`,
  });
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await signUp(page);
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
  expect(host.console).toEqual([]);
});
