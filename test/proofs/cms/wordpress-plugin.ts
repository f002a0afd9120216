import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pluginArchives } from '../../../src/build/plugins/plugins.ts';
import { expectPage } from './flows/flows.ts';
import { takePicture } from './flows/pictures.ts';
import { expect, testIn } from './flows/test.ts';
import { activatePlugin, errorsIn, optionNames, removePlugin, saveSettings, upload } from './flows/wordpress-admin.ts';
import {
  activate,
  asUser,
  fillArea,
  publishBlock,
  publishClassic,
  publishText,
  save,
  type User,
} from './flows/wordpress-editors.ts';

const test = testIn('WordPress');

const DIST = join(import.meta.dirname, '../../../dist');
const ARCHIVE = 'shop-widgets-wordpress.zip';

/** The hash of the script as it was built. */
const INTEGRITY =
  (JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8')) as { files: Record<string, { integrity: string }> })
    .files['shop-widgets.js']?.integrity ?? '';

/** The demo has one service for several countries. */
const SETTINGS = { site: 'AT', company: 'Rösthaus Lindner GmbH', send_site: true };

const scriptOf = (page: Page) => page.locator('script[src*="shop-widgets.js"]');

// From the upload to the removal.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ host }) => expect(errorsIn(host)).toEqual([]));

test('plugin: uploaded, activated, three settings, a block', async ({ browser, host, page }) => {
  const path = await asUser(browser, host, 'admin', async (admin) => {
    const began = Date.now();
    await upload(admin, readFileSync(join(DIST, 'plugins', ARCHIVE)));
    await activatePlugin(admin);
    await saveSettings(admin, SETTINGS);
    const post = await publishBlock(admin, 'shop-widgets/newsletter', {});
    console.log(
      `WordPress: ${String(Math.round((Date.now() - began) / 1000))} s from the upload to the published block`,
    );
    return post;
  });
  await expectPage(page, host, path, { form: 'shop-newsletter' });
});

const IN_BLOCKS: readonly (readonly [where: string, user: User, name: string, attributes: object])[] = [
  ['an author: sign-up', 'author', 'newsletter', { site: 'AT' }],
  ['an editor: wide footer', 'editor', 'footer', { align: 'wide' }],
  ['an author: session', 'author', 'session', {}],
];

for (const [where, user, name, attributes] of IN_BLOCKS) {
  test(`plugin, block, ${where}`, async ({ browser, host, page }) => {
    const path = await asUser(browser, host, user, (admin) => publishBlock(admin, `shop-widgets/${name}`, attributes));
    const form = name === 'session' ? {} : { form: `shop-${name}` as 'shop-newsletter' | 'shop-footer' };
    await expectPage(page, host, path, { ...form, footer: name === 'footer' });
    if (name === 'footer') await expect(page.locator('shop-footer.alignwide')).toHaveCount(1);
    await expect(page.locator(`shop-${name}[data-shop-ready]`)).toHaveCount(1);
  });
}

test('plugin, block in the theme’s footer', async ({ browser, host, page }) => {
  const path = '/wp/v2/template-parts/twentytwentythree//footer';
  const data = { content: '<!-- wp:shop-widgets/footer {"align":"full"} /-->' };
  await asUser(browser, host, 'admin', (admin) => save(admin, { path, method: 'POST', data }));
  await expectPage(page, host, '/', { form: 'shop-footer', footer: true });
  await asUser(browser, host, 'admin', (admin) => save(admin, { path: `${path}&force=true`, method: 'DELETE' }));
});

test('plugin: the editor shows the sign-up as visitors see it, and sends nothing', async ({ browser, host }) => {
  await asUser(browser, host, 'author', async (admin) => {
    const path = await publishBlock(admin, 'shop-widgets/newsletter', {});
    await admin.goto(`/wp-admin/post.php?action=edit&post=${path.replace('/?p=', '')}`);
    const frame = admin.frameLocator('iframe[title="Newsletter sign-up"]');
    await expect(frame.locator('shop-newsletter[data-shop-ready][site="AT"]')).toBeVisible();
    await expect(frame.locator('body[inert]')).toHaveCount(1);
    await admin.evaluate(() => {
      const { data } = window.wp;
      const blocks = (data.select('core/block-editor').getBlocks?.() ?? []) as { clientId: string }[];
      return data.dispatch('core/block-editor').selectBlock?.(blocks[1]?.clientId);
    });
    await expect(admin.getByRole('combobox', { name: 'Site' })).toBeVisible();
    await takePicture(admin, 'wordpress-block', 800);
  });
});

test('plugin: the script is on pages that need it alone, once, with its defaults and hash', async ({
  browser,
  host,
  page,
}) => {
  await page.goto(`${host.url}/?page_id=2`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(scriptOf(page)).toHaveCount(0);
  const two = '<!-- wp:shop-widgets/newsletter /-->\n\n[shop_session]\n\n<!-- wp:shop-widgets/footer /-->';
  const path = await asUser(browser, host, 'editor', (admin) => publishText(admin, two));
  await page.goto(host.url + path);
  await expect(page.locator('shop-footer')).toHaveCount(1);
  await expect(scriptOf(page)).toHaveCount(1);
  const written = await scriptOf(page).evaluate((tag) =>
    Object.fromEntries(Object.entries((tag as HTMLElement).dataset)),
  );
  expect(written).toMatchObject({ site: 'AT', sendSite: '1', abTests: 'on' });
  await expect(scriptOf(page)).toHaveAttribute('integrity', INTEGRITY);
  await expect(scriptOf(page)).toHaveAttribute('defer');
});

test('plugin: a feed has the link alone', async ({ host, page }) => {
  const feed = await (await page.request.get(`${host.url}/?feed=rss2`)).text();
  expect(feed).toContain('/subscribenewsletter">Newsletter</a>');
  expect(feed).not.toContain('<shop-newsletter');
});

test.describe('in a classic theme', () => {
  test.beforeAll(({ browser }) => activate(browser, 'twentytwentyone'));
  test.afterAll(({ browser }) => activate(browser, 'twentytwentythree'));

  test('plugin, classic editor, visual view, an author: shortcode', async ({ browser, host, page }) => {
    const text = 'Some words before.\n\n[shop_newsletter site="AT" heading-level=”3”]\n\nAnd after.';
    const path = await asUser(browser, host, 'author', (admin) => publishClassic(admin, text, 'visual'));
    await expectPage(page, host, path, { form: 'shop-newsletter' });
    await expect(page.locator('shop-newsletter')).toHaveAttribute('heading-level', '3');
  });

  test('plugin, widget: sign-up', async ({ browser, host, page }) => {
    const widget = { id_base: 'shop_widgets', instance: { raw: { tag: 'newsletter', site: '' } } };
    await asUser(browser, host, 'admin', (admin) => fillArea(admin, 'sidebar-1', widget));
    await expectPage(page, host, '/?page_id=2', { form: 'shop-newsletter' });
  });
});

test('plugin: the footer below every page, or nowhere', async ({ browser, host, page }) => {
  const set = (footer: string) => asUser(browser, host, 'admin', (admin) => saveSettings(admin, { footer }));
  await set('page');
  await expectPage(page, host, '/?page_id=2', { form: 'shop-footer', footer: true });
  const path = await asUser(browser, host, 'author', (admin) => publishText(admin, '[shop_newsletter]'));
  await page.goto(host.url + path);
  await expect(page.locator('shop-footer[hide-newsletter]')).toHaveCount(1);
  await set('none');
  await page.reload();
  await expect(page.locator('shop-newsletter')).toHaveCount(1);
  await expect(page.locator('shop-footer')).toHaveCount(0);
  await set('block');
});

test('plugin: shop and script at another address', async ({ browser, host, page }) => {
  const { shop } = host;
  const addresses = { service_base: shop, link_base: shop, image_base: `${shop}/static/newsletter/` };
  const script = { script: `${shop}/shop-widgets.js`, integrity: INTEGRITY };
  const path = await asUser(browser, host, 'admin', async (admin) => {
    await saveSettings(admin, { ...addresses, ...script });
    return publishBlock(admin, 'shop-widgets/newsletter', {});
  });
  await expectPage(page, host, path, { form: 'shop-newsletter' });
  await expect(scriptOf(page)).toHaveAttribute('src', script.script);
  await expect(scriptOf(page)).toHaveAttribute('integrity', INTEGRITY);
  await expect(page.locator('shop-newsletter > a')).toHaveAttribute('href', `${shop}/subscribenewsletter`);
  const empty = Object.keys({ ...addresses, ...script }).map((name) => [name, ''] as const);
  await asUser(browser, host, 'admin', (admin) => saveSettings(admin, Object.fromEntries(empty)));
});

test('plugin: an optimizer that defers, renames and minifies', async ({ browser, host, page }) => {
  const path = await asUser(browser, host, 'author', (admin) => publishBlock(admin, 'shop-widgets/newsletter', {}));
  await expectPage(page, host, `${path}&host_optimizer`, { form: 'shop-newsletter' });
  await expect(page.locator('script[data-minify]')).toHaveCount(1);
});

test('plugin: an administrator with German reads German', async ({ browser, host }) => {
  await asUser(browser, host, 'admin', async (admin) => {
    await admin.goto('/wp-admin/options-general.php?page=shop-widgets&host_locale=de_AT');
    await expect(admin.getByLabel('Firma')).toHaveValue(SETTINGS.company);
  });
});

test('plugin: another version replaces it, and the settings stay', async ({ browser, host, page }) => {
  const next = await pluginArchives(DIST, { version: '99.0.0', date: '2030-01-01' });
  const path = await asUser(browser, host, 'admin', async (admin) => {
    await upload(admin, next[ARCHIVE] ?? new Uint8Array());
    return publishBlock(admin, 'shop-widgets/newsletter', {});
  });
  await expectPage(page, host, path, { form: 'shop-newsletter' });
  await expect(scriptOf(page)).toHaveAttribute('src', /ver=99\.0\.0/);
});

test('plugin: deactivated and activated again', async ({ browser, host, page }) => {
  const path = await asUser(browser, host, 'admin', async (admin) => {
    const post = await publishBlock(admin, 'shop-widgets/newsletter', {});
    await removePlugin(admin, { isDeleted: false });
    return post;
  });
  await page.goto(host.url + path);
  await expect(page.getByText('And after.')).toBeVisible();
  await expect(page.locator('shop-newsletter')).toHaveCount(0);
  await asUser(browser, host, 'admin', async (admin) => {
    await admin.goto('/wp-admin/plugins.php');
    await admin.getByRole('link', { name: 'Activate Shop Widgets' }).click();
  });
  await page.reload();
  await expect(page.locator('shop-newsletter[data-shop-ready][site="AT"]')).toBeVisible();
});

test('plugin: deleted without a trace', async ({ browser, host }) => {
  await asUser(browser, host, 'admin', (admin) => removePlugin(admin, { isDeleted: true }));
  const names = await optionNames(browser, host);
  expect(names).toContain('blogname');
  expect(names.filter((name) => name.includes('shop_widgets'))).toEqual([]);
});
