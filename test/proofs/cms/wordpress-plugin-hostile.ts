import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectPage } from './flows/flows.ts';
import { expect, testIn } from './flows/test.ts';
import { activatePlugin, errorsIn, removePlugin, saveSettings, upload } from './flows/wordpress-admin.ts';
import { asUser, publishBlock, publishText, type User } from './flows/wordpress-editors.ts';
import { hostNamed } from './flows/hosts.ts';

const test = testIn('WordPress');

const ARCHIVE = join(import.meta.dirname, '../../../dist/plugins/shop-widgets-wordpress.zip');
const SETTINGS_PAGE = '/wp-admin/options-general.php?page=shop-widgets';
const SETTINGS = { site: 'AT', company: 'Rösthaus Lindner GmbH', send_site: true };

const LONG = 'a'.repeat(10_000);
const MARKUP = `"><script>alert(1)</script>'`;

const NO_ORIGIN = [
  'javascript:alert(1)',
  MARKUP,
  '//evil.example',
  'https://a:b@evil.example',
  `https://${LONG}.example`,
];

/** What each setting refuses, one value per round. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  service_base: [...NO_ORIGIN, 'https://shop.example/folder'],
  link_base: [...NO_ORIGIN, 'ftp://shop.example'],
  image_base: [...NO_ORIGIN, 'data:image/svg+xml,x'],
  content_src: [...NO_ORIGIN, "/a'onload='alert(1)"],
  script: [...NO_ORIGIN, 'data:text/javascript,alert(1)'],
  integrity: ['sha384-', MARKUP, 'md5-abc', 'alert(1)', LONG, 'sha384-" onload="alert(1)'],
  company: [LONG],
  api_key: [LONG],
};

// From the upload to the removal.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ host }) => expect(errorsIn(host)).toEqual([]));

test.beforeAll(async ({ browser }) => {
  const host = hostNamed('WordPress');
  if (!host) return;
  await asUser(browser, host, 'admin', async (admin) => {
    await upload(admin, readFileSync(ARCHIVE));
    await activatePlugin(admin);
    await saveSettings(admin, SETTINGS);
  });
});

test.afterAll(async ({ browser }) => {
  const host = hostNamed('WordPress');
  if (host) await asUser(browser, host, 'admin', (admin) => removePlugin(admin, { isDeleted: true }));
});

/** The values of the settings, as their page shows them. */
function settingsOf(admin: Page): Promise<readonly string[]> {
  return admin
    .locator('[name^="shop_widgets["]')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
}

test('plugin: settings that are refused, each with a message', async ({ browser, host }) => {
  await asUser(browser, host, 'admin', async (admin) => {
    await admin.goto(SETTINGS_PAGE);
    const before = await settingsOf(admin);
    for (let round = 0; round <= NO_ORIGIN.length; round += 1) {
      const values = Object.entries(REFUSED).flatMap(([name, all]) => (all[round] ? [[name, all[round]]] : []));
      await saveSettings(admin, Object.fromEntries(values) as Record<string, string>);
      const messages = await admin.locator('.settings-error.notice-error').allTextContents();
      console.log(messages.map((message) => message.trim()).join('\n'));
      expect(messages).toHaveLength(values.length);
      expect(await settingsOf(admin)).toEqual(before);
    }
  });
});

test('plugin: nobody else saves settings, and nothing without a nonce', async ({ browser, host }) => {
  const form = { option_page: 'shop_widgets', action: 'update', 'shop_widgets[company]': 'Evil Ltd' };
  for (const user of ['admin', 'editor'] as const) {
    await asUser(browser, host, user, async (other) => {
      const answer = await other.request.post('/wp-admin/options.php', { form });
      expect(answer.status()).toBe(403);
    });
  }
  await asUser(browser, host, 'editor', async (editor) => {
    expect((await editor.goto(SETTINGS_PAGE))?.status()).toBe(403);
  });
  await asUser(browser, host, 'admin', async (admin) => {
    await admin.goto(SETTINGS_PAGE);
    await expect(admin.getByLabel('Company')).toHaveValue(SETTINGS.company);
  });
});

test('plugin: a company with markup is text', async ({ browser, host, page }) => {
  const company = `A & B ${MARKUP} [gallery] \\`;
  const path = await asUser(browser, host, 'admin', async (admin) => {
    await saveSettings(admin, { company });
    return publishBlock(admin, 'shop-widgets/newsletter', {});
  });
  await expectPage(page, host, path, { form: 'shop-newsletter' });
  const texts = await page.locator('shop-newsletter > script[data-texts]').textContent();
  expect(JSON.parse(texts ?? '')).toMatchObject({ 'shop.company': company });
  await asUser(browser, host, 'admin', (admin) => saveSettings(admin, SETTINGS));
});

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

for (const user of ['editor', 'author'] satisfies readonly User[]) {
  test(`plugin: attributes of ${user === 'author' ? 'an author' : 'an editor'} that break out of nothing`, async ({
    browser,
    host,
    page,
  }) => {
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
    const path = await asUser(browser, host, user, async (writer) => {
      const post = await publishText(writer, text);
      await writer.goto(host.url + post);
      console.log(await writer.getByRole('note').allTextContents());
      await expect(writer.getByRole('note')).toContainText('“service-base” is unknown');
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
}

test('plugin: in a network each site has its settings, and uninstalling leaves nothing in any', ({ host }) => {
  const script = join(import.meta.dirname, 'settings/wordpress-network.php');
  const { program = '', words = [], env = {} } = host.php ?? {};
  const runs = ['install', 'activate', 'run'].map((step) =>
    spawnSync(program, [...words, script], { encoding: 'utf8', env: { ...process.env, ...env, HOST_NETWORK: step } }),
  );
  expect(runs.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(JSON.parse(runs[2]?.stdout ?? '')).toEqual({
    printed: [
      expect.stringMatching(/<shop-newsletter site="AT">.*"Company 1"/),
      expect.stringMatching(/<shop-newsletter site="PL">.*"Company 2"/),
    ],
    left: [
      [[], ['search-2']],
      [[], ['search-2']],
    ],
  });
});
