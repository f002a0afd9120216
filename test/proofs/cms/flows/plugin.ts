import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pluginArchives } from '../../../../src/build/plugins/plugins.ts';
import { PROJECT } from '../../../../src/build/project.ts';
import { expectFullFooter } from '../../../embed/footer/footer-page.ts';
import { expectPage } from './flows.ts';
import type { HostFacts } from './hosts.ts';
import { expectOwnFooter } from './own-footer.ts';
import { expect, type testIn } from './test.ts';

/** What a test is given. */
interface Run {
  readonly browser: Browser;
  readonly host: HostFacts;
  readonly page: Page;
}

/** The settings of a plugin, by their names in DokuWiki and WordPress. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** How a plugin is used in its CMS. */
export interface Plugin {
  /** Its installed folder, and the file in it that names its release. */
  readonly folder: string;
  readonly releaseFile: string;
  /** Installs a release, over an older one if there is one. */
  install(run: Run, release?: typeof OLDER): Promise<void>;
  /** Changes settings as an administrator does. */
  configure(run: Run, settings: Settings): Promise<void>;
  /** Publishes a page with a widget between other content. Returns its path. */
  publish(run: Run, name: string, text: string): Promise<string>;
  /** What an editor writes for a widget. */
  write(widget: string, attributes?: Readonly<Record<string, string>>): string;
  /** Writes the footer of `OWN_FOOTER` as an editor does, without HTML; or removes it again. */
  fillFooter(run: Run, how?: 'empty'): Promise<void>;
  /** Whether text may contain a placeholder. */
  readonly keepsHtml: boolean;
  /** Gives a setting a value that ends in a message, and does no harm to a page with a widget. */
  expectRefused(run: Run, name: string, value: string, path: string): Promise<void>;
  /** Switches it off, and later removes it. */
  disable(run: Run): Promise<void>;
  remove(run: Run): Promise<void>;
}

/** The script of a plugin, of all sites or of one. */
export const SCRIPT = 'script[src*="/script/"][src*="shop-widgets."]';

type Test = ReturnType<typeof testIn>;

/** A version before the present one, for upgrades. */
export const OLDER = { version: '0.0.9', date: '2025-02-03' };

export const COMPANY = 'Rösthaus Lindner GmbH';
const GOODS = 'Fahrräder & Zubehör';
const OTHER_COMPANY = `Kaffee & “Kuchen” "><script>alert(1)</script>' [gallery] \\ GmbH`;

export const LONG = 'x'.repeat(10_000);

/** An archive of a plugin, as `npm run build` makes it of the same script, but of another version where one is given. */
export async function pluginArchive(name: string, release?: typeof OLDER) {
  const bytes = pluginArchives(join(PROJECT, 'dist'), release)[name];
  if (!bytes) throw new Error(`There is no plugin archive ${name}.`);
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

/** Of a CMS on another origin than the shop. */
function settingsFor({ shop }: HostFacts): Settings {
  const addresses = { service_base: shop, link_base: shop, image_base: `${shop}/static/newsletter/` };
  return { site: 'AT', company: COMPANY, goods: '', offer: 'voucher', ...addresses, send_site: true };
}

/** What no plugin takes. */
const HOSTILE_SETTINGS: ReadonlyArray<readonly [name: string, value: string]> = [
  ['service_base', 'javascript:alert(1)'],
  ['service_base', 'https://shop.example/"><script>alert(1)</script>'],
  ['service_base', LONG],
  ['link_base', '//foreign.example'],
  ['link_base', "https://shop.example' onload='alert(1)"],
  ['image_base', 'data:text/html,<script>alert(1)</script>'],
  ['image_base', `/${LONG}`],
  ['script', 'javascript:alert(1)'],
  ['script', '//foreign.example/shop-widgets.js'],
  ['company', LONG],
];

const PLACEHOLDER = '<div data-shop-widget="newsletter">A placeholder</div>';

/** From the installation to hostile settings. */
export function testInstalled(test: Test, plugin: Plugin): void {
  test('plugin: an old release installed, its settings, a sign-up, and the footer below it', async ({
    browser,
    host,
    page,
  }) => {
    const run = { browser, host, page };
    await plugin.install(run, OLDER);
    await plugin.configure(run, { ...settingsFor(host), footer: true });
    const path = await plugin.publish(run, 'newsletter', plugin.write('newsletter'));
    await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
    await expect(page.locator('shop-footer').getByRole('textbox'), 'a second sign-up').toHaveCount(0);
    await page.goto(host.url + (await plugin.publish(run, 'own_footer', plugin.write('footer'))));
    await expect(page.locator('shop-footer')).toHaveCount(1);
  });

  test('plugin: upgrade by a newer archive, and the settings stay', async ({ browser, host, page }) => {
    const run = { browser, host, page };
    const isOld = (): boolean => /0\.0\.9|2025-02-03/.test(readFileSync(plugin.releaseFile, 'utf8'));
    expect(isOld()).toBe(true);
    await plugin.install(run);
    expect(isOld()).toBe(false);
    const path = await plugin.publish(run, 'upgraded', plugin.write('newsletter', { 'heading-level': '3' }));
    await expectPage(page, host, path, { form: 'shop-newsletter', footer: true });
    await page.goto(host.url + path);
    await expect(page.locator('shop-newsletter').getByRole('heading', { level: 3 })).toBeVisible();
  });

  test('plugin: the other widgets, and the footer in the text', async ({ browser, host, page }) => {
    const run = { browser, host, page };
    await plugin.configure(run, { footer: false });
    const both = `${plugin.write('session')}\n\n${plugin.write('preview')}`;
    await page.goto(host.url + (await plugin.publish(run, 'hidden', both)));
    await expect(page.locator('shop-session[data-shop-ready]')).toBeAttached();
    await expect(page.locator('shop-preview[data-shop-ready]').first()).toBeAttached();
    const path = await plugin.publish(run, 'footer', plugin.write('footer', { 'page-header': 'NO_HEADER' }));
    await expectPage(page, host, path, { form: 'shop-footer', footer: true });
  });

  test('plugin: a changed setting counts at once on a page that is cached', async ({ browser, host, page }) => {
    const run = { browser, host, page };
    const path = await plugin.publish(run, 'cached', plugin.write('newsletter'));
    await page.goto(host.url + path);
    const script = page.locator(SCRIPT);
    const texts = async () => JSON.parse((await script.getAttribute('data-texts')) ?? '') as unknown;
    expect(await texts()).toMatchObject({ 'shop.company': COMPANY });
    await plugin.configure(run, { company: OTHER_COMPANY, site: 'DE', goods: GOODS, offer: 'none' });
    // The address differs, so that the browser's own cache has no copy.
    await page.goto(`${host.url}${path}&changed`);
    expect(await texts()).toMatchObject({ 'shop.company': OTHER_COMPANY, 'shop.goods': GOODS });
    await expect(script).toHaveAttribute('data-offer', 'none');
    await expect(script).toHaveAttribute('data-site', 'DE');
    await plugin.configure(run, settingsFor(host));
  });

  testContent(test, plugin);

  test('plugin: hostile settings end in a message', async ({ browser, host, page }) => {
    const run = { browser, host, page };
    const path = await plugin.publish(run, 'settings', plugin.write('newsletter'));
    for (const [name, value] of HOSTILE_SETTINGS) await plugin.expectRefused(run, name, value, path);
    await plugin.configure(run, settingsFor(host));
  });
}

/** What editors write: placeholders, and the footer. */
function testContent(test: Test, plugin: Plugin): void {
  test('plugin: a page loads the script of its country, and one of two countries that of all', async ({
    browser,
    host,
    page,
  }) => {
    const run = { browser, host, page };
    const script = page.locator(SCRIPT);
    await page.goto(host.url + (await plugin.publish(run, 'one_country', plugin.write('newsletter'))));
    // The address has a part of the hash.
    await expect(script).toHaveAttribute('src', /\/script\/[\d.]+-\w{8}\/modules\/shop-widgets\.at\.js$/);
    const both = `${plugin.write('newsletter')}\n\n${plugin.write('preview', { site: 'HU' })}`;
    await page.goto(host.url + (await plugin.publish(run, 'two_countries', both)));
    await expect(script).toHaveAttribute('src', /\/script\/[\d.]+-\w{8}\/shop-widgets\.js$/);
    await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
  });

  test('plugin: a placeholder is filled where a setting allows it alone', async ({ browser, host, page }) => {
    const run = { browser, host, page };
    const both = `${plugin.write('session')}\n\n${PLACEHOLDER}`;
    await page.goto(host.url + (await plugin.publish(run, 'refused', both)));
    await expect(page.locator('shop-session[data-shop-ready]')).toBeAttached();
    await expect(page.locator(SCRIPT)).toHaveAttribute('data-placeholders', 'off');
    await expect(page.locator('[data-shop-widget] shop-newsletter')).toHaveCount(0);
    await plugin.configure(run, { placeholders: true });
    // Nothing else on the page needs the script.
    await page.goto(host.url + (await plugin.publish(run, 'allowed', PLACEHOLDER)));
    if (plugin.keepsHtml)
      await expect(page.locator('[data-shop-widget] shop-newsletter[data-shop-ready]')).toBeVisible();
    await expect(page.locator(SCRIPT)).not.toHaveAttribute('data-placeholders');
    await plugin.configure(run, { placeholders: false });
  });

  test('plugin: an editor puts eight groups, five legal links and two countries into the footer', async ({
    browser,
    host,
    page,
  }) => {
    const run = { browser, host, page };
    const path = await plugin.publish(run, 'filled', plugin.write('footer', { 'hide-newsletter': 'true' }));
    await plugin.fillFooter(run);
    await page.goto(`${host.url}${path}&filled`);
    await expectOwnFooter(page);
    await plugin.fillFooter(run, 'empty');
    await page.goto(`${host.url}${path}&emptied`);
    await expectFullFooter(page, 'AT');
  });
}

/** What is written in a page, and the message that shows in its place. */
const HOSTILE_TAGS: readonly (readonly [widget: string, name: string, value: string, message: string])[] = [
  ['newsletter', 'service-base', 'https://foreign.example', '“service-base” is not allowed in a page'],
  ['newsletter', 'api-key', 'key', '“api-key” is not allowed in a page'],
  ['newsletter', 'image-base', 'https://foreign.example/', '“image-base” is not allowed in a page'],
  ['newsletter', 'link-base', 'https://foreign.example', '“link-base” is not allowed in a page'],
  ['footer', 'content-src', 'https://foreign.example/a.json', '“content-src” is not allowed in a page'],
  ['session', 'ab-tests', 'on', '“ab-tests” is not allowed in a page'],
  ['newsletter', 'onclick', 'alert(1)', '“onclick” is not an attribute of this'],
  ['newsletter', 'site', '"><script>alert(1)</script>', 'the value of “site” is not allowed. Write one of: DE, AT'],
  ['newsletter', 'heading-level', '7', 'the value of “heading-level” is not allowed. Write one of: 1, 2'],
  ['newsletter', 'origin', LONG, 'the value of “origin” is not one line of at most 200 characters'],
];

/** What anybody may write in a wiki. */
export function testHostileText(test: Test, plugin: Plugin): void {
  test('plugin: hostile attributes end in a message, or are escaped', async ({ browser, host, page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const escaped = `">'''<script>alert(1)</script>{{!}}[[Main Page]]`;
    const tags = HOSTILE_TAGS.map(([widget, name, value]) => plugin.write(widget, { [name]: value }));
    tags.push(plugin.write('newsletter', { origin: escaped }));
    await page.goto(host.url + (await plugin.publish({ browser, host, page }, 'hostile', tags.join('\n\n'))));
    const messages = page.locator('.error');
    for (const [index, [, , , message]] of HOSTILE_TAGS.entries())
      await expect(messages.nth(index)).toContainText(message);
    await expect(messages).toHaveCount(HOSTILE_TAGS.length);
    await expect(page.locator('shop-newsletter, shop-footer, shop-session')).toHaveCount(1);
    await expect(page.locator('shop-newsletter')).toHaveAttribute('origin', escaped);
    expect(dialogs).toEqual([]);
  });
}

/** The end of a plugin. */
export function testRemoved(test: Test, plugin: Plugin): void {
  test('plugin: switched off and removed without a trace on pages and in the error log', async ({
    browser,
    host,
    page,
  }) => {
    const run = { browser, host, page };
    const path = await plugin.publish(run, 'removed', plugin.write('newsletter'));
    await page.goto(host.url + path);
    await expect(page.locator('shop-newsletter[data-shop-ready]')).toBeVisible();
    await plugin.disable(run);
    await page.goto(`${host.url}${path}&disabled`);
    await expect(page.getByText('before').first()).toBeVisible();
    await expect(page.locator('shop-newsletter, script[src*="shop-widgets"]')).toHaveCount(0);
    await plugin.remove(run);
    expect(existsSync(plugin.folder)).toBe(false);
    const logs = [host.errorLog, ...globSync(join(host.folder, 'data/log/error/*'))].filter((file) => existsSync(file));
    const lines = logs.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    expect(lines.filter((line) => /shop-?widgets/i.test(line))).toEqual([]);
  });
}
