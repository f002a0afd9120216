import { builtScript, expect, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { readProperties, rootOf, setAttribute } from '../support/tag.ts';

const script = (attributes: string): { script: string } => ({
  script: `<script src="/shop-widgets.js" ${attributes} defer></script>`,
});

test('the script tag sets defaults for every tag, and a tag overrides them', async ({ host, page }) => {
  const tags = '<shop-newsletter></shop-newsletter><shop-newsletter site="CH"></shop-newsletter>';
  await host.open(tags, script('data-site="AT" data-heading-level="3"'));
  await expect(rootOf(page).first()).toHaveAttribute('lang', 'de-AT');
  await expect(rootOf(page).last()).toHaveAttribute('lang', 'de-CH');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('an empty or unknown value of a tag falls back to the default of the script', async ({ host, page }) => {
  const tags = '<shop-newsletter site=""></shop-newsletter><shop-newsletter site="UK"></shop-newsletter>';
  await host.open(tags, script('data-site="pl"'));
  await expect(rootOf(page).first()).toHaveAttribute('lang', 'pl-PL');
  await expect(rootOf(page).last()).toHaveAttribute('lang', 'pl-PL');
  await setAttribute(page.locator('shop-newsletter').last(), 'site', 'HU');
  await expect(rootOf(page).last()).toHaveAttribute('lang', 'hu-HU');
  await setAttribute(page.locator('shop-newsletter').last(), 'site', null);
  await expect(rootOf(page).last()).toHaveAttribute('lang', 'pl-PL');
});

test('an unknown default of the script is reported once for all tags', async ({ host, page }) => {
  await host.open('<shop-newsletter></shop-newsletter>'.repeat(3), script('data-site="UK" data-platform=""'));
  await expect(rootOf(page)).toHaveCount(3);
  expect(host.console).toEqual([
    'warning: [shop-widgets] the script tag: data-site="UK" is not known, so the default is used. ' +
      'Allowed: DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.',
  ]);
});

test('a boolean default of the script applies to a tag unless the tag turns it off', async ({ host, page }) => {
  const tags = '<shop-newsletter></shop-newsletter><shop-newsletter invalid-link="no"></shop-newsletter>';
  await host.open(tags, script('data-invalid-link'));
  await expect(rootOf(page)).toHaveCount(2);
  const read = await readProperties(page.locator('shop-newsletter'), 'invalidLink');
  expect(read).toEqual([true, false]);
});

test('the script tag sets the origin of the services for the whole page', async ({ host, page }) => {
  acceptSignUps(host);
  await host.open(NEWSLETTER, script('data-service-base="https://api.example" data-api-key="k-1"'));
  await signUp(page);
  expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual(['https://api.example']);
  expect(host.calls[0]?.headers()['x-api-key']).toBe('k-1');
});

for (const name of ['shop-widgets.js%3Fver=0.1.0', 'shop-widgets.js%3fver=0.1.0', 'shop-widgets.js@ver=0.1.0']) {
  test(`the script tag is found in a static copy of a page, under the name ${name}`, async ({ host, page }) => {
    const type = { 'content-type': 'text/javascript' };
    host.file(new URL(name, SHOP).pathname, { headers: type, body: builtScript() });
    await host.open(NEWSLETTER, { script: `<script type="module" src="/${name}" data-site="SK"></script>` });
    await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
  });
}

test('the script tag is found by its file name because a module has no current script', async ({ host, page }) => {
  const html =
    `<!doctype html><script src="/other.js" data-site="TR"></script>` +
    `<script type="module" src="/shop-widgets.js?v=2" data-site="SK"></script>${NEWSLETTER}`;
  host.file('/other.js', { headers: { 'content-type': 'text/javascript' }, body: '' });
  await host.open(html, { raw: true });
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
});

test('the script tag is found under any name in a page that is served as XML', async ({ host, page }) => {
  const html =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Shop</title>' +
    '<script src="/w.js" data-site="SK" defer="defer"></script></head><body><shop-newsletter></shop-newsletter></body></html>';
  host.file('/w.js', { headers: { 'content-type': 'text/javascript' }, body: builtScript() });
  await host.open(html, { raw: true, headers: { 'content-type': 'application/xhtml+xml' } });
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
});

test('an inlined script sets defaults as well', async ({ host, page }) => {
  await host.open(`<!doctype html>${NEWSLETTER}<script data-site="CZ">${builtScript()}</script>`, { raw: true });
  await expect(rootOf(page)).toHaveAttribute('lang', 'cs-CZ');
});

test('an element of the page that shadows document.currentScript has no effect', async ({ host, page }) => {
  await host.open(`<img name="currentScript" alt="">${NEWSLETTER}`, {
    script: '<script src="/shop-widgets.js" data-site="AT" defer></script>',
  });
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
});

const DECOY = 'src="/shop-widgets.js" data-service-base="https://foreign.example" data-site="PL"';

for (const [what, decoys] of Object.entries({
  'a field of a form': `<img name="currentScript" alt=""><form name="scripts"><input ${DECOY}></form>`,
  'a form itself': `<form name="currentScript" ${DECOY}><input name="tagName" value="SCRIPT"></form>`,
  'a frame of another site': `<iframe name="currentScript" src="https://foreign.example/"></iframe><img name="scripts" ${DECOY} alt="">`,
  'a form named like what finds elements':
    '<form name="querySelectorAll"></form><form name="getElementsByTagName"></form><img name="documentElement" alt="">',
})) {
  for (const type of ['text/javascript', 'module']) {
    test(`${what} of type ${type} is not treated as the script tag`, async ({ host, page }) => {
      acceptSignUps(host);
      host.file('https://foreign.example/', { headers: { 'content-type': 'text/html' }, body: '' });
      await host.open(`${decoys}${NEWSLETTER}<div data-shop-widget="newsletter"></div>`, {
        script: `<script src="/shop-widgets.js" type="${type}" data-heading-level="3" defer></script>`,
      });
      await expect(rootOf(page)).toHaveCount(2);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
      await expect(rootOf(page).first()).toHaveAttribute('lang', 'de-DE');
      await page.locator('[data-shop-widget]').evaluate((div) => div.remove());
      await signUp(page);
      expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
      expect(host.console).toEqual([]);
    });
  }
}
