import { builtScript, expect, SHOP, test } from '../support/host-page.ts';
import { acceptSignUps, NEWSLETTER, signUp } from '../support/sign-up.ts';
import { readProperties, rootOf, setAttribute } from '../support/tag.ts';

const script = (attributes: string): { script: string } => ({
  script: `<script src="/shop-widgets.js" ${attributes} defer></script>`,
});

test('the script tag sets defaults for every tag and placeholder, and a tag overrides them', async ({ host, page }) => {
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

test('the script tag is found in a static copy of a page, whose files have the query in their names', async ({
  host,
  page,
}) => {
  const name = '/shop-widgets.js%3Fver=0.1.0';
  host.file(name, { headers: { 'content-type': 'text/javascript' }, body: builtScript() });
  await host.open(NEWSLETTER, { script: `<script type="module" src="${name}" data-site="SK"></script>` });
  await expect(rootOf(page)).toHaveAttribute('lang', 'sk-SK');
});

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

test('an inlined script works, sets defaults as well, and requests no file', async ({ host, page }) => {
  await host.open(
    `<!doctype html>${NEWSLETTER}<script data-site="CZ">${builtScript()}</script><p id="after">after</p>`,
    {
      raw: true,
    },
  );
  await expect(rootOf(page)).toHaveAttribute('lang', 'cs-CZ');
  await expect(page.locator('#after')).toHaveText('after');
  expect(host.strayRequests).toEqual([]);
});

const DECOY = 'src="/shop-widgets.js" data-service-base="https://foreign.example" data-site="PL"';

for (const [what, { type, decoys }] of Object.entries({
  'a form': {
    type: 'text/javascript',
    decoys: `<form name="currentScript" ${DECOY}><input name="tagName" value="SCRIPT"></form>`,
  },
  'a frame of another site': {
    type: 'text/javascript',
    decoys: '<iframe name="currentScript" src="https://foreign.example/"></iframe>',
  },
  'a field of a form named like what finds elements': {
    type: 'module',
    decoys:
      `<form name="scripts"><input ${DECOY}></form><img name="scripts" ${DECOY} alt=""><img name="documentElement" alt="">` +
      '<form name="querySelectorAll"></form><form name="getElementsByTagName"></form>',
  },
})) {
  test(`${what} is not treated as the script tag`, async ({ host, page }) => {
    acceptSignUps(host);
    host.file('https://foreign.example/', { headers: { 'content-type': 'text/html' }, body: '' });
    await host.open(`${decoys}${NEWSLETTER}`, {
      script: `<script src="/shop-widgets.js" type="${type}" data-heading-level="3" defer></script>`,
    });
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(rootOf(page)).toHaveAttribute('lang', 'de-DE');
    await signUp(page);
    expect(host.calls.map((call) => new URL(call.url()).origin)).toEqual([SHOP]);
    expect(host.console).toEqual([]);
  });
}
