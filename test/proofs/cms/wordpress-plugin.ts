import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectPage } from './flows/flows.ts';
import type { HostFacts } from './flows/hosts.ts';
import { expect, testIn } from './flows/test.ts';
import { activate, asUser, publishBlock, publishClassic, type User } from './flows/wordpress-editors.ts';
import { activatePlugin, optionNames, removePlugin, saveSettings, upload } from './flows/wordpress-admin.ts';

const test = testIn('WordPress');

const ARCHIVE = fileURLToPath(new URL('../../../dist/plugins/shop-widgets-wordpress.zip', import.meta.url));

/** What this WordPress writes into the log without the plugin: it cannot ask for updates, and PHP is newer than it. */
const OF_WORDPRESS = [
  /wp-includes\/(?:Requests|update\.php)/,
  /Passing null to parameter .*wp-includes\/(?:formatting|pluggable)\.php/,
];

function errorsIn({ errorLog = '' }: HostFacts): readonly string[] {
  const lines = readFileSync(errorLog, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !OF_WORDPRESS.some((known) => known.test(line)));
}

/** The demo serves several countries. */
const SETTINGS = { site: 'AT', company: 'Rösthaus Lindner GmbH', send_site: true };

// From the upload to the removal.
test.describe.configure({ mode: 'serial' });

test.afterAll(async ({ browser }) => {
  await activate(browser, 'twentytwentythree');
});

test('plugin: uploaded, activated, three settings, a block', async ({ browser, host, page }) => {
  const path = await asUser(browser, host, 'admin', async (admin) => {
    const began = Date.now();
    await upload(admin, readFileSync(ARCHIVE));
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
];

for (const [where, user, name, attributes] of IN_BLOCKS) {
  test(`plugin, block, ${where}`, async ({ browser, host, page }) => {
    const path = await asUser(browser, host, user, (admin) => publishBlock(admin, `shop-widgets/${name}`, attributes));
    const tag = `shop-${name}` as 'shop-newsletter' | 'shop-footer';
    await expectPage(page, host, path, { form: tag, footer: name === 'footer' });
  });
}

test('plugin, shortcode in classic content, an author', async ({ browser, host, page }) => {
  await activate(browser, 'twentytwentyone');
  const text = 'Some words before.\n\n[shop_newsletter site="AT"]\n\nAnd after.';
  const path = await asUser(browser, host, 'author', (admin) => publishClassic(admin, text, 'visual'));
  await expectPage(page, host, path, { form: 'shop-newsletter' });
});

test('plugin: deleted without a trace', async ({ browser, host }) => {
  await asUser(browser, host, 'admin', (admin) => removePlugin(admin, { isDeleted: true }));
  const names = await optionNames(browser, host);
  expect(names).toContain('blogname');
  expect(names.filter((name) => name.includes('shop_widgets'))).toEqual([]);
  expect(errorsIn(host)).toEqual([]);
});
