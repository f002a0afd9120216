import { appendFileSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { around, publish } from './flows/dokuwiki-editor.ts';
import { expectPage } from './flows/flows.ts';
import { type HostFacts, hostNamed } from './flows/hosts.ts';
import { takePicture } from './flows/pictures.ts';
import { OLDER, pluginArchive } from './flows/plugin-archive.ts';
import { expect, testIn } from './flows/test.ts';

const test = testIn('DokuWiki');
test.describe.configure({ mode: 'serial' });

const COMPANY = 'Rösthaus Lindner GmbH';
const OTHER_COMPANY = 'Kaffee & “Kuchen” </script> GmbH';

const dokuWiki = hostNamed('DokuWiki');
const folder = dokuWiki?.folder ?? '';
const installed = join(dokuWiki?.documents ?? '', 'lib/plugins/shopwidgets');
const localSettings = join(folder, 'conf/local.php');

let login: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

/** Runs something as the administrator, in a browser of their own, so that the visitor is logged out. */
async function asAdmin(browser: Browser, host: HostFacts, run: (admin: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: host.url, ...(login && { storageState: login }) });
  const admin = await context.newPage();
  if (!login) {
    await admin.goto('/doku.php?do=login');
    await admin.locator('#focus__this').fill('admin');
    await admin.locator('input[name=p]').fill(host.password);
    await admin.locator('#dw__login button[type=submit]').click();
    await expect(admin.getByText('Logged in as')).toBeVisible();
    login = await context.storageState();
  }
  await run(admin);
  await context.close();
}

/** Uploads an archive to the extension manager. */
async function upload(admin: Page, release?: typeof OLDER): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=extension&tab=install');
  await admin
    .locator('input[name=installfile]')
    .setInputFiles(await pluginArchive('shop-widgets-dokuwiki.zip', release));
  await admin.locator('input[name=overwrite]').check();
  await admin.locator('form.install button[type=submit]').click();
  await expect(admin.locator('.success')).toContainText('shopwidgets');
}

const SITE = '#config___plugin____shopwidgets____site';
const SETTINGS_PAGE = '/doku.php?do=admin&page=config';

/** Changes settings in the configuration manager, in the order of their fields. */
async function configure(admin: Page, settings: Readonly<Record<string, string | boolean>>): Promise<void> {
  await admin.goto(SETTINGS_PAGE);
  for (const [name, value] of Object.entries(settings)) {
    const field = admin.locator(`#config___plugin____shopwidgets____${name}`);
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await admin.locator('#dw__configform button[type=submit]').click();
  await expect(admin.locator('.success, .error').first()).toBeVisible();
}

/** Presses a button of the plugin's row in the extension manager. Resolves when the row shows the outcome. */
async function press(admin: Page, action: 'Disable' | 'Enable' | 'Uninstall'): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=extension&tab=plugins');
  const row = admin.locator('li', { has: admin.getByText('Shop widgets', { exact: true }) });
  admin.once('dialog', (dialog) => void dialog.accept());
  await row.getByRole('button', { name: action }).click();
  if (action === 'Uninstall') return expect(row).toHaveCount(0);
  await expect(row.getByRole('button', { name: action === 'Disable' ? 'Enable' : 'Disable' })).toBeVisible();
}

/** The files of the way without the plugin. */
const INCLUDES = ['meta.html', 'footer.html'].map((file) => join(folder, 'conf', file));

test.beforeAll(() => {
  for (const file of INCLUDES) renameSync(file, `${file}.off`);
});

test.afterAll(() => {
  for (const file of INCLUDES) renameSync(`${file}.off`, file);
});

test('plugin: upload, three settings, `{{shop>newsletter}}`, and a sign-up', async ({ browser, host, page }) => {
  const began = Date.now();
  await asAdmin(browser, host, async (admin) => {
    await upload(admin, OLDER);
    const base = { service_base: host.shop, link_base: host.shop, image_base: `${host.shop}/static/newsletter/` };
    await configure(admin, { site: 'AT', company: COMPANY, ...base, send_site: true, footer: true });
  });
  const path = await publish(page, host, 'plugin_newsletter', around('{{shop>newsletter}}'));
  await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
  await takePicture(page, 'dokuwiki-page', 900);
  console.log(`From the upload to the form: ${String(Math.round((Date.now() - began) / 1000))} s`);
  await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
  await expect(page.locator('shop-footer').getByRole('textbox'), 'a second sign-up').toHaveCount(0);
  await publish(page, host, 'plugin_own_footer', around('{{shop>footer}}'));
  await expect(page.locator('shop-footer')).toHaveCount(1);
});

test('plugin: upgrade by a newer archive', async ({ browser, host, page }) => {
  const info = join(installed, 'plugin.info.txt');
  expect(readFileSync(info, 'utf8')).toContain(OLDER.date);
  await asAdmin(browser, host, async (admin) => {
    await upload(admin);
    await admin.goto(SETTINGS_PAGE);
    await takePicture(admin, 'dokuwiki-settings', 480, admin.locator('fieldset', { has: admin.locator(SITE) }));
  });
  expect(readFileSync(info, 'utf8')).not.toContain(OLDER.date);
  const path = await publish(page, host, 'plugin_upgraded', around('{{shop>newsletter?heading-level=3&site=at}}'));
  await expect(page.getByRole('heading', { level: 3, name: /Newsletter/ })).toBeVisible();
  await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
});

test('plugin: the other widgets, and the footer in the text', async ({ browser, host, page }) => {
  await asAdmin(browser, host, (admin) => configure(admin, { footer: false }));
  await publish(page, host, 'plugin_hidden', around('{{shop>session}}\n\n{{shop>preview}}'));
  await expect(page.locator('shop-session[data-shop-ready]')).toBeAttached();
  await expect(page.locator('shop-preview[data-shop-ready]')).toBeAttached();
  const path = await publish(page, host, 'plugin_footer', around('{{shop>footer?page-header=NO_HEADER}}'));
  await expectPage(page, host, path, { form: 'shop-footer', footer: true });
});

test('plugin: a changed setting counts at once on a page that is cached', async ({ browser, host, page }) => {
  const path = await publish(page, host, 'plugin_cached', around('{{shop>newsletter}}'));
  await page.goto(`${host.url}${path}`);
  const texts = page.locator('shop-newsletter script[data-texts]');
  expect(JSON.parse((await texts.textContent()) ?? '')).toEqual({ 'shop.company': COMPANY });
  await asAdmin(browser, host, (admin) => configure(admin, { company: OTHER_COMPANY, site: 'DE' }));
  await page.goto(`${host.url}${path}`);
  expect(JSON.parse((await texts.textContent()) ?? '')).toEqual({ 'shop.company': OTHER_COMPANY });
  await expect(page.locator('script[src*="shop-widgets.js"]')).toHaveAttribute('data-site', 'DE');
});

const HOSTILE_SETTINGS = {
  service_base: ['javascript:alert(1)', 'https://shop.example/"><script>alert(1)</script>', 'x'.repeat(10_000)],
  link_base: ['//foreign.example', "https://shop.example' onload='alert(1)"],
  image_base: ['data:text/html,<script>alert(1)</script>', '/pictures/"><script>', `/${'x'.repeat(10_000)}`],
  script: ['javascript:alert(1)', '//foreign.example/shop-widgets.js', 'https://foreign.example/"><script>'],
  company: ['x'.repeat(10_000)],
};

test('plugin: hostile settings end in a message, and are not saved', async ({ browser, host }) => {
  const before = readFileSync(localSettings, 'utf8');
  await asAdmin(browser, host, async (admin) => {
    for (const [name, values] of Object.entries(HOSTILE_SETTINGS)) {
      for (const value of values) {
        await configure(admin, { [name]: value });
        await expect(admin.locator('.error').first(), `${name}=${value.slice(0, 50)}`).toBeVisible();
      }
    }
  });
  expect(readFileSync(localSettings, 'utf8')).toBe(before);
});

test('plugin: a hostile settings file ends in a message instead of a widget', async ({ host, page }) => {
  const path = await publish(page, host, 'plugin_file', around('{{shop>newsletter}}'));
  const before = readFileSync(localSettings, 'utf8');
  appendFileSync(localSettings, `$conf['plugin']['shopwidgets']['script'] = 'javascript:alert(1)';\n`);
  await page.goto(`${host.url}${path}&purge=true`);
  await expect(page.locator('.error')).toContainText('the setting “script” has a value that is not allowed');
  await expect(page.locator('shop-newsletter, script[src^="javascript"]')).toHaveCount(0);
  writeFileSync(localSettings, before);
});

const LONG = 'x'.repeat(10_000);

/** What is written in a page, and the message that shows in its place. */
const HOSTILE_TAGS: readonly (readonly [string, string])[] = [
  ['newsletter?service-base=https://foreign.example', '“service-base” is not allowed in a page'],
  ['newsletter?api-key=key', '“api-key” is not allowed in a page'],
  ['newsletter?image-base=https://foreign.example/', '“image-base” is not allowed in a page'],
  ['newsletter?link-base=https://foreign.example', '“link-base” is not allowed in a page'],
  ['footer?content-src=https://foreign.example/a.json', '“content-src” is not allowed in a page'],
  ['session?ab-tests=on', '“ab-tests” is not allowed in a page'],
  ['newsletter?onclick=alert(1)', '“onclick” is not an attribute of this widget'],
  ['newsletter?site="><script>alert(1)</script>', 'the value of “site” is not allowed. Write one of: DE, AT'],
  ['newsletter?heading-level=7', 'the value of “heading-level” is not allowed. Write one of: 1, 2'],
  [`newsletter?origin=${LONG}`, 'the value of “origin” is longer than 200 characters'],
  ['newsletter?origin=%ff', 'the value of “origin” is longer than 200 characters'],
  [`<script>alert(1)</script>`, '“<script>alert(1)</script>” is not a widget. Write one of: newsletter, footer'],
  [LONG, '” is not a widget'],
];

test('plugin: hostile attributes end in a message, or are escaped', async ({ host, page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const escaped = `"'><script>alert(1)</script>&lt;`;
  const tags = [...HOSTILE_TAGS.map(([tag]) => tag), `newsletter?origin=${encodeURIComponent(escaped)}`];
  await publish(page, host, 'plugin_hostile', around(tags.map((tag) => `{{shop>${tag}}}`).join('\n\n')));
  const messages = page.locator('.error');
  for (const [index, [, message]] of HOSTILE_TAGS.entries()) await expect(messages.nth(index)).toContainText(message);
  await expect(messages).toHaveCount(HOSTILE_TAGS.length);
  await expect(page.locator('shop-newsletter, shop-footer, shop-session')).toHaveCount(1);
  await expect(page.locator('shop-newsletter')).toHaveAttribute('origin', escaped);
  expect(dialogs).toEqual([]);
});

test('plugin: a button of the editor’s toolbar writes the tag', async ({ host, page }) => {
  await page.goto(`${host.url}/doku.php?id=plugin_toolbar&do=edit`);
  await page.getByRole('button', { name: 'Newsletter sign-up of the shop' }).click();
  await expect(page.locator('#wiki__text')).toHaveValue(/^\s*\{\{shop>newsletter\}\}\s*$/);
  await takePicture(page, 'dokuwiki-editor', 640);
});

test('plugin: disabled and removed without a trace on pages, and without an entry in an error log', async ({
  browser,
  host,
  page,
}) => {
  const path = await publish(page, host, 'plugin_removed', around('{{shop>newsletter}}'));
  const expectNothing = async () => {
    await page.goto(`${host.url}${path}`);
    await expect(page.getByRole('heading', { name: 'A page' })).toBeVisible();
    await expect(page.locator('shop-newsletter, script[src*="shop-widgets"]')).toHaveCount(0);
  };
  await asAdmin(browser, host, (admin) => press(admin, 'Disable'));
  await expectNothing();
  await asAdmin(browser, host, (admin) => press(admin, 'Enable'));
  await page.goto(`${host.url}${path}`);
  await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
  await asAdmin(browser, host, (admin) => press(admin, 'Uninstall'));
  await expectNothing();
  expect(existsSync(installed)).toBe(false);
  const logs = [host.errorLog ?? '', ...globSync(join(folder, 'data/log/error/*'))].filter((file) => existsSync(file));
  const lines = logs.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  expect(lines.filter((line) => /shop-?widgets/i.test(line))).toEqual([]);
});
