import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asUser, type User } from './flows/as-user.ts';
import { expectPage } from './flows/flows.ts';
import { COMPANY, LONG, SCRIPT, testInstalled, testRemoved } from './flows/plugin.ts';
import { expect, testIn } from './flows/test.ts';
import { takePicture } from './flows/own-footer.ts';
import { saveSettings, wordPressPlugin } from './flows/wordpress-admin.ts';
import { activate, fillArea, publishBlock, publishClassic, publishText, save } from './flows/wordpress-editors.ts';
import { tryPhp } from './install/machine.ts';

const test = testIn('WordPress');

const scriptOf = (page: Page) => page.locator(SCRIPT);

// From the upload to the removal.
test.describe.configure({ mode: 'serial' });

testInstalled(test, wordPressPlugin);

const IN_BLOCKS: readonly (readonly [where: string, user: User, name: 'newsletter' | 'footer', given: object])[] = [
  ['an author: sign-up', 'author', 'newsletter', { site: 'AT' }],
  ['an editor: wide footer', 'editor', 'footer', { align: 'wide' }],
];

for (const [where, user, name, given] of IN_BLOCKS) {
  test(`plugin, block, ${where}`, async ({ run, host, page }) => {
    const path = await asUser(run, user, (admin) => publishBlock(admin, `shop-widgets/${name}`, given));
    await expectPage(page, host, path, { form: `shop-${name}`, footer: name === 'footer' });
    if (name === 'footer') await expect(page.locator('shop-footer.alignwide')).toHaveCount(1);
    await expect(page.locator(`shop-${name}[data-shop-ready]`)).toHaveCount(1);
  });
}

test('plugin, block in the theme’s footer', async ({ run, host, page }) => {
  const path = '/wp/v2/template-parts/twentytwentythree//footer';
  const data = { content: '<!-- wp:shop-widgets/footer {"align":"full"} /-->' };
  await asUser(run, 'admin', (admin) => save(admin, { path, method: 'POST', data }));
  await expectPage(page, host, '/', { form: 'shop-footer', footer: true });
  await asUser(run, 'admin', (admin) => save(admin, { path: `${path}&force=true`, method: 'DELETE' }));
});

test('plugin: the editor shows the sign-up as visitors see it, and sends nothing', async ({ run }) => {
  await asUser(run, 'author', async (admin) => {
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
    await expect(admin.getByRole('combobox', { name: 'Country' })).toContainText('Austria');
    await expect(admin.getByRole('combobox', { name: 'Offer' })).toContainText('a voucher');
  });
});

test('plugin: the script is on pages that need it alone, once, with its defaults and hash', async ({
  run,
  host,
  page,
}) => {
  await page.goto(`${host.url}/?page_id=2`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(scriptOf(page)).toHaveCount(0);
  const two = '<!-- wp:shop-widgets/newsletter /-->\n\n[shop_session]\n\n<!-- wp:shop-widgets/footer /-->';
  const path = await asUser(run, 'editor', (admin) => publishText(admin, two));
  await page.goto(host.url + path);
  await expect(page.locator('shop-footer')).toHaveCount(1);
  await expect(scriptOf(page)).toHaveCount(1);
  for (const [name, value] of Object.entries({ site: 'AT', 'send-site': '1', 'ab-tests': 'on' }))
    await expect(scriptOf(page)).toHaveAttribute(`data-${name}`, value);
  await expect(scriptOf(page)).toHaveAttribute('type', 'module');
  await expect(scriptOf(page)).toHaveAttribute('integrity', /^sha384-/);
  await expect(page.locator('shop-footer[data-shop-ready]')).toBeAttached();
});

test('plugin: a feed has the link alone', async ({ host, page }) => {
  const feed = await (await page.request.get(`${host.url}/?feed=rss2`)).text();
  expect(feed).toContain('/subscribenewsletter">Zum Newsletter anmelden</a>');
  expect(feed).not.toContain('<shop-newsletter');
});

test.describe('in a classic theme', () => {
  test.beforeAll(({ browser }) => activate(browser, 'twentytwentyone'));
  test.afterAll(({ browser }) => activate(browser, 'twentytwentythree'));

  test('plugin, classic editor, visual view, an author: shortcode', async ({ run, host, page }) => {
    const text = 'Some words before.\n\n[shop_newsletter site="AT" heading-level=”3”]\n\nAnd after.';
    const path = await asUser(run, 'author', (admin) => publishClassic(admin, text, 'visual'));
    await expectPage(page, host, path, { form: 'shop-newsletter' });
    await expect(page.locator('shop-newsletter')).toHaveAttribute('heading-level', '3');
  });

  test('plugin, widget: sign-up', async ({ run, host, page }) => {
    const widget = { id_base: 'shop_widgets', instance: { raw: { tag: 'newsletter', site: '' } } };
    await asUser(run, 'admin', (admin) => fillArea(admin, 'sidebar-1', widget));
    await expectPage(page, host, '/?page_id=2', { form: 'shop-newsletter' });
  });
});

test('plugin: own texts are found by a search, and a colour has to carry white text', async ({ run, host, page }) => {
  const path = await asUser(run, 'admin', async (admin) => {
    await saveSettings(admin, { accent: '#ffcc00' });
    await expect(admin.locator('.settings-error.notice-error')).toContainText('too light for white text');
    await admin.getByPlaceholder('Search keys and texts').fill('NEWSLETTER.TITLE');
    await expect(admin.locator('#shop_widgets_table tbody tr:visible')).toHaveCount(1);
    await admin.getByLabel('newsletter.title').fill('Post <b>vom</b> "Radladen" &lt;3 [gallery]');
    await saveSettings(admin, { accent: '#00566b' }, false);
    return publishBlock(admin, 'shop-widgets/newsletter', {});
  });
  await page.goto(host.url + path);
  const heading = page.locator('shop-newsletter').getByRole('heading').first();
  await expect(heading).toHaveText('Post <b>vom</b> "Radladen" &lt;3 [gallery]');
  const submit = page.locator('shop-newsletter').getByRole('button', { name: 'anmelden' });
  await expect(submit).toHaveCSS('background-color', 'rgb(0, 86, 107)');
  await asUser(run, 'admin', async (admin) => {
    await admin.goto('/wp-admin/options-general.php?page=shop-widgets');
    await takePicture(admin, 'wordpress-settings');
    await admin.getByLabel('newsletter.title').fill('');
    await saveSettings(admin, { accent: '' }, false);
  });
});

test('plugin: an administrator with German reads German', async ({ run }) => {
  await asUser(run, 'admin', async (admin) => {
    await admin.goto('/wp-admin/options-general.php?page=shop-widgets&host_locale=de_AT');
    await expect(admin.getByLabel('Firma')).toHaveValue(COMPANY);
  });
});

test('plugin: nobody else saves settings, and nothing without a nonce', async ({ run }) => {
  const form = { option_page: 'shop_widgets', action: 'update', 'shop_widgets[company]': 'Evil Ltd' };
  await asUser(run, 'admin', async (admin) => {
    expect((await admin.request.post('/wp-admin/options.php', { form })).status()).toBe(403);
    await admin.goto('/wp-admin/options-general.php?page=shop-widgets');
    await expect(admin.getByLabel('Company', { exact: true })).toHaveValue(COMPANY);
  });
  await asUser(run, 'editor', async (editor) => {
    expect((await editor.goto('/wp-admin/options-general.php?page=shop-widgets'))?.status()).toBe(403);
  });
});

const MARKUP = `"><script>alert(1)</script>'`;

const BLOCK = JSON.stringify({
  site: MARKUP,
  'service-base': 'https://evil.example',
  'image-base': 'https://evil.example/',
  origin: `" onmouseover="alert(1)" x='[gallery]`,
  'origin-addition': LONG,
  className: MARKUP,
  align: `wide" onclick="alert(1)`,
})
  .replaceAll('<', String.raw`\u003c`)
  .replaceAll('>', String.raw`\u003e`)
  .replaceAll('--', String.raw`\u002d\u002d`);

const SHORTCODE =
  `[shop_newsletter site='AT" onload="alert(1)' origin='"><img src=x onerror=alert(1)>' service-base="https://evil.example" ` +
  `link-base="javascript:alert(1)" image-base="https://evil.example/" heading-level="99" onclick="alert(1)" origin-addition="${LONG}"]`;

test('plugin: attributes of an author that break out of nothing', async ({ run, host, page }) => {
  const foreign: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  const text = `<!-- wp:shop-widgets/newsletter ${BLOCK} /-->\n\n<!-- wp:shortcode -->\n${SHORTCODE}\n<!-- /wp:shortcode -->`;
  const path = await asUser(run, 'author', async (writer) => {
    const post = await publishText(writer, text);
    await writer.goto(host.url + post);
    await expect(writer.getByRole('note')).toContainText('“service-base” is a setting of the administrator');
    return post;
  });
  await page.goto(host.url + path);
  const tags = page.locator('shop-newsletter[data-shop-ready]');
  await expect(tags).toHaveCount(2);
  for (const tag of await tags.all()) {
    await expect(tag).toHaveAttribute('site', 'AT');
    const names = await tag.evaluate((element) => element.getAttributeNames());
    expect(names.filter((name) => !['class', 'site', 'origin', 'data-shop-ready'].includes(name))).toEqual([]);
  }
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect({ foreign, problems }).toEqual({ foreign: [], problems: [] });
});

const EVIL = 'https://evil.example';
const HASH = `sha384-${'A'.repeat(64)}`;

test('plugin: in a network each site has its settings, no site decides on scripts, and uninstalling leaves nothing in any', ({
  host,
}) => {
  const script = join(import.meta.dirname, 'settings/wordpress-network.php');
  const runs = ['install', 'activate', 'run'].map((step) =>
    tryPhp({ ...host.php, env: { ...host.php.env, HOST_NETWORK: step } }, [script]),
  );
  expect(runs.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(JSON.parse(runs[2]?.stdout ?? '')).toEqual({
    printed: [
      [expect.stringMatching(/<shop-newsletter site="AT">.*Zum Newsletter anmelden/), '{"shop.company":"Company 1"}'],
      [expect.stringMatching(/<shop-newsletter site="SK">.*Odber newslettera/), '{"shop.company":"Company 2"}'],
    ],
    foreign: [[], ['https://www.soi.sk/alternativne-riesenie-spotrebitelskych-sporov']],
    saved: [
      [{ site: 'HU', service_base: '', content_src: '', script: '', integrity: '' }, []],
      [
        { site: 'HU', service_base: EVIL, content_src: `${EVIL}/x.json`, script: `${EVIL}/x.js`, integrity: HASH },
        ['service_base', 'content_src', 'script', 'integrity'],
      ],
    ],
    updates: 'false',
    left: [
      [[], ['search-2']],
      [[], ['search-2']],
    ],
  });
});

testRemoved(test, wordPressPlugin);
