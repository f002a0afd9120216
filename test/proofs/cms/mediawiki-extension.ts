import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectPage } from './flows/flows.ts';
import { hostNamed } from './flows/hosts.ts';
import { around, publish, SKINS } from './flows/mediawiki-editor.ts';
import { takePicture } from './flows/pictures.ts';
import { OLDER, pluginArchive } from './flows/plugin-archive.ts';
import { expect, testIn } from './flows/test.ts';

const test = testIn('MediaWiki');
// From the first archive to the removal.
test.describe.configure({ mode: 'serial' });

const { documents = '', folder = '', php, shop = '' } = hostNamed('MediaWiki') ?? {};
const installed = join(documents, 'extensions/ShopWidgets');
const localSettings = join(folder, 'LocalSettings.php');
const before = existsSync(localSettings) ? readFileSync(localSettings, 'utf8') : '';

type Settings = Readonly<Record<string, string | boolean>>;

const COMPANY = 'Rösthaus Lindner GmbH';
const OTHER_COMPANY = 'Kaffee & “Kuchen” </script> GmbH';

/** Of a wiki on another origin than the shop, which sends a CSP. */
const SETTINGS: Settings = {
  wgShopWidgetsSite: 'AT',
  wgShopWidgetsCompany: COMPANY,
  wgShopWidgetsServiceBase: shop,
  wgShopWidgetsLinkBase: shop,
  wgShopWidgetsImageBase: `${shop}/static/newsletter/`,
  wgShopWidgetsSendSite: true,
  wgCSPHeader: true,
};

/** Unpacks an archive into the folder of the extensions. */
async function unpack(release?: typeof OLDER): Promise<void> {
  const { buffer } = await pluginArchive('shop-widgets-mediawiki.tar.gz', release);
  const { status } = spawnSync('tar', ['-xz', '-C', join(documents, 'extensions')], { input: buffer });
  expect(status).toBe(0);
}

/** Writes what an administrator appends to LocalSettings.php. */
function configure(settings: Settings): void {
  const lines = Object.entries(settings).map(([name, value]) => `$${name} = ${literal(value)};`);
  writeFileSync(localSettings, [before, "wfLoadExtension( 'ShopWidgets' );", ...lines, ''].join('\n'));
}

function literal(value: string | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'` : String(value);
}

function update(): void {
  const words = [...(php?.words ?? []), join(documents, 'maintenance/update.php'), '--quick'];
  const { status, stderr } = spawnSync(php?.program ?? '', words, { env: { ...process.env, ...php?.env } });
  expect(status, String(stderr)).toBe(0);
}

test.afterAll(() => {
  rmSync(installed, { recursive: true, force: true });
  writeFileSync(localSettings, before);
});

test('extension: unpacked and loaded, `<shop-newsletter site="AT"/>`, and a sign-up', async ({ host, page }) => {
  const began = Date.now();
  await unpack(OLDER);
  configure({ ...SETTINGS, wgShopWidgetsFooter: true });
  update();
  const path = await publish(page, host, 'Extension', around('<shop-newsletter site="AT"/>'));
  await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
  await takePicture(page, 'mediawiki-page', 900);
  console.log(`From the archive to the form: ${String(Math.round((Date.now() - began) / 1000))} s`);
  await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
  await expect(page.locator('shop-footer').getByRole('textbox'), 'a second sign-up').toHaveCount(0);
  await publish(page, host, 'Extension_own_footer', around('<shop-footer/>'));
  await expect(page.locator('shop-footer')).toHaveCount(1);
});

test('extension: upgrade by a newer archive', async ({ host, page }) => {
  const version = page.locator('#mw-version-ext-parserhook-ShopWidgets .mw-version-ext-version');
  await page.goto(`${host.url}/index.php?title=Special:Version`);
  await expect(version).toHaveText(OLDER.version);
  rmSync(installed, { recursive: true });
  await unpack();
  update();
  await page.goto(`${host.url}/index.php?title=Special:Version`);
  await expect(version).not.toHaveText(OLDER.version);
});

for (const skin of SKINS) {
  test(`extension: the tag and the footer in the skin ${skin}`, async ({ host, page }) => {
    const path = await publish(page, host, `Extension_${skin}`, around('<shop-newsletter heading-level="3"/>'));
    await page.goto(`${host.url}${path}&useskin=${skin}`);
    await expect(page.locator('shop-newsletter').getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.locator('shop-footer[data-shop-ready]')).toBeVisible();
  });
}

test('extension: the other tags, and the script on pages with a tag alone', async ({ host, page }) => {
  configure(SETTINGS);
  const script = page.locator('script[src*="shop-widgets.js"]');
  await publish(page, host, 'Extension_none', around('No widget.'));
  await expect(script).toHaveCount(0);
  await publish(page, host, 'Extension_session', around('<shop-session/><shop-preview/>'));
  await expect(script).toHaveCount(1);
  await expect(page.locator('shop-session[data-shop-ready]')).toBeAttached();
  await expect(page.locator('shop-preview[data-shop-ready]')).toBeAttached();
  const path = await publish(page, host, 'Extension_footer', around('<shop-footer platform="match"></shop-footer>'));
  await expectPage(page, host, path, { form: 'shop-footer', footer: true });
});

test('extension: a changed setting counts at once on a page that is cached', async ({ host, page }) => {
  const path = await publish(page, host, 'Extension_cached', around('<shop-newsletter/>'));
  const texts = page.locator('shop-newsletter script[data-texts]');
  expect(JSON.parse((await texts.textContent()) ?? '')).toEqual({ 'shop.company': COMPANY });
  configure({ ...SETTINGS, wgShopWidgetsCompany: OTHER_COMPANY, wgShopWidgetsSite: 'DE' });
  await page.goto(`${host.url}${path}`);
  expect(JSON.parse((await texts.textContent()) ?? '')).toEqual({ 'shop.company': OTHER_COMPANY });
  await expect(page.locator('script[src*="shop-widgets.js"]')).toHaveAttribute('data-site', 'DE');
});

const LONG = 'x'.repeat(10_000);

const HOSTILE_SETTINGS: Readonly<Record<string, readonly string[]>> = {
  wgShopWidgetsSite: ['XX', '"><script>alert(1)</script>'],
  wgShopWidgetsServiceBase: ['javascript:alert(1)', 'https://shop.example/"><script>alert(1)</script>', LONG],
  wgShopWidgetsLinkBase: ['//foreign.example', "https://shop.example' onload='alert(1)"],
  wgShopWidgetsImageBase: ['data:text/html,<script>alert(1)</script>', `/${LONG}`],
  wgShopWidgetsScript: ['javascript:alert(1)', '//foreign.example/shop-widgets.js'],
  wgShopWidgetsCompany: [LONG],
};

test('extension: hostile settings end in a message instead of a widget', async ({ host, page }) => {
  const path = await publish(page, host, 'Extension_settings', around('<shop-newsletter/>'));
  for (const [name, values] of Object.entries(HOSTILE_SETTINGS)) {
    for (const value of values) {
      configure({ ...SETTINGS, wgShopWidgetsFooter: true, [name]: value });
      // The address differs each time, so that the browser's own cache has no copy.
      await page.goto(`${host.url}${path}&value=${encodeURIComponent(name + value.slice(0, 50))}`);
      // In the text of the page, and in place of the footer.
      await expect(page.getByText(`the setting “$${name}” has a value that is not allowed`)).toHaveCount(2);
      await expect(page.locator('shop-newsletter, shop-footer, script[src*="shop-widgets.js"]')).toHaveCount(0);
    }
  }
});

/** What is written in a page, and the message that shows in its place. */
const HOSTILE_TAGS: readonly (readonly [string, string])[] = [
  ['newsletter service-base="https://foreign.example"', '“service-base” is not allowed in a page'],
  ['newsletter api-key="key"', '“api-key” is not allowed in a page'],
  ['newsletter image-base="https://foreign.example/"', '“image-base” is not allowed in a page'],
  ['newsletter link-base="https://foreign.example"', '“link-base” is not allowed in a page'],
  ['footer content-src="https://foreign.example/a.json"', '“content-src” is not allowed in a page'],
  ['session ab-tests="on"', '“ab-tests” is not allowed in a page'],
  ['newsletter onclick="alert(1)"', '“onclick” is not an attribute of this tag'],
  [
    'newsletter site="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
    'the value of “site” is not allowed. Write one of: DE, AT',
  ],
  ['newsletter heading-level="7"', 'the value of “heading-level” is not allowed. Write one of: 1, 2'],
  [`newsletter origin="${LONG}"`, 'the value of “origin” is longer than 200 characters'],
];

/** MediaWiki ends a tag at the first `>`, even in quotes. */
function asEntities(text: string): string {
  return text.replaceAll(/["&'<>]/g, (letter) => `&#${String(letter.charCodeAt(0))};`);
}

test('extension: hostile attributes end in a message, or are escaped', async ({ host, page }) => {
  configure(SETTINGS);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const escaped = `">'''<script>alert(1)</script>{{!}}[[Main Page]]`;
  const tags = [...HOSTILE_TAGS.map(([tag]) => tag), `newsletter origin="${asEntities(escaped)}"`];
  const path = await publish(page, host, 'Extension_hostile', around(tags.map((tag) => `<shop-${tag}/>`).join('\n\n')));
  const messages = page.locator('.mw-parser-output .error');
  for (const [index, [, message]] of HOSTILE_TAGS.entries()) await expect(messages.nth(index)).toContainText(message);
  await expect(messages).toHaveCount(HOSTILE_TAGS.length);
  await expect(page.locator('shop-newsletter, shop-footer, shop-session')).toHaveCount(1);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('origin', escaped);
  expect(dialogs).toEqual([]);
  await expect(page.getByRole('link', { name: 'Pages with an incorrect shop widget' })).toBeAttached();
  configure({ ...SETTINGS, wgLanguageCode: 'de' });
  await page.goto(`${host.url}${path}&action=purge`);
  await page.locator('form button[type=submit]').last().click();
  await expect(messages.first()).toContainText('„service-base“ ist auf einer Seite nicht erlaubt.');
});

test('extension: removed without a trace on pages, and without an entry in an error log', async ({ host, page }) => {
  configure(SETTINGS);
  const path = await publish(page, host, 'Extension_removed', around('<shop-newsletter/>'));
  await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
  writeFileSync(localSettings, before);
  await page.goto(`${host.url}${path}`);
  await expect(page.getByText('<shop-newsletter/>')).toBeVisible();
  await expect(page.locator('shop-newsletter, script[src*="extensions/ShopWidgets"]')).toHaveCount(0);
  rmSync(installed, { recursive: true });
  update();
  await page.goto(`${host.url}${path}`);
  await expect(page.getByText('<shop-newsletter/>')).toBeVisible();
  const log = existsSync(host.errorLog ?? '') ? readFileSync(host.errorLog ?? '', 'utf8') : '';
  expect(log.split('\n').filter((line) => /shop-?widgets/i.test(line))).toEqual([]);
});
