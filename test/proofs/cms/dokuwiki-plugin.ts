import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asUser } from './flows/as-user.ts';
import { type HostFacts, hostNamed } from './flows/hosts.ts';
import { type Item, OWN_FOOTER, takePicture } from './flows/own-footer.ts';
import { type Plugin, pluginArchive, testHostileText, testInstalled, testRemoved } from './flows/plugin.ts';
import { expect, testIn } from './flows/test.ts';
import { publish } from './flows/wiki-editor.ts';
import { tryPhp } from './install/machine.ts';

const test = testIn('DokuWiki');
test.describe.configure({ mode: 'serial' });

const { documents = '', folder = '' } = hostNamed('DokuWiki') ?? {};
const installed = join(documents, 'lib/plugins/shopwidgets');
const localSettings = join(folder, 'conf/local.php');

/** Changes settings in the configuration manager. */
async function configure(admin: Page, settings: Readonly<Record<string, string | boolean>>): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=config');
  for (const [name, value] of Object.entries(settings)) {
    const field = admin.locator(`#config___plugin____shopwidgets____${name}`);
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  if (settings['offer'] === 'voucher') {
    await admin.locator('legend', { hasText: 'Shopwidgets' }).evaluate((legend) => legend.scrollIntoView());
    await takePicture(admin, 'dokuwiki-settings');
  }
  await admin.locator('#dw__configform button[type=submit]').click();
  await expect(admin.locator('.success, .error').first()).toBeVisible();
}

/** Presses a button of the plugin's row in the extension manager. Resolves when the row shows the outcome. */
async function press(admin: Page, action: 'Disable' | 'Uninstall'): Promise<void> {
  await admin.goto('/doku.php?do=admin&page=extension&tab=plugins');
  const row = admin.locator('li', { has: admin.getByText('Shop widgets', { exact: true }) });
  admin.once('dialog', (dialog) => void dialog.accept());
  await row.getByRole('button', { name: action }).click();
  if (action === 'Uninstall') return expect(row).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Enable' })).toBeVisible();
}

/** The page of the footer: a heading for each section, and nested lists of links. */
const FOOTER_PAGE = (
  [
    ['Groups', OWN_FOOTER.groups],
    ['Legal links', OWN_FOOTER.legal],
    ['Countries', OWN_FOOTER.countries],
  ] as const
)
  .flatMap(([heading, items]) => [`===== ${heading} =====`, '', ...items.flatMap((item) => listed(item, 1)), ''])
  .join('\n');

function listed({ text, url, mark, below = [] }: Item, depth: number): readonly string[] {
  const line = `${'  '.repeat(depth)}* [[${url}|${text}]]${mark === undefined ? '' : ` (${mark})`}`;
  return [line, ...below.flatMap((item) => listed(item, depth + 1))];
}

async function writeFooter(page: Page, host: HostFacts, text: string): Promise<void> {
  await page.goto(`${host.url}/doku.php?id=shopwidgets:footer&do=edit`);
  await page.locator('#wiki__text').fill(text);
  await page.locator('#wiki__text').evaluate((field) => field.scrollTo(0, 0));
  if (text === FOOTER_PAGE) await takePicture(page, 'dokuwiki-footer');
  await page.locator('#edbtn__save').click();
  await expect(page.locator('#wiki__text')).toHaveCount(0);
}

const plugin: Plugin = {
  folder: installed,
  releaseFile: join(installed, 'plugin.info.txt'),
  install: (run, release) =>
    asUser(run, 'admin', async (admin) => {
      const archive = await pluginArchive('shop-widgets-dokuwiki.zip', release);
      await admin.goto('/doku.php?do=admin&page=extension&tab=install');
      await admin.locator('input[name=installfile]').setInputFiles(archive);
      await admin.locator('input[name=overwrite]').check();
      await admin.locator('form.install button[type=submit]').click();
      await expect(admin.locator('.success')).toContainText('shopwidgets');
    }),
  configure: (run, settings) => asUser(run, 'admin', (admin) => configure(admin, settings)),
  publish: ({ host, page }, name, text) => publish(page, host, `plugin_${name}`, text),
  write(widget, attributes = {}) {
    const query = Object.entries(attributes).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return `{{shop>${[widget, ...query].join('?')}}}`;
  },
  keepsHtml: false,
  // The page counts only if strangers may not edit it.
  fillFooter: (run, how) =>
    asUser(run, 'admin', (admin) => writeFooter(admin, run.host, how === 'empty' ? 'No lists.' : FOOTER_PAGE)),
  async expectRefused(run, name, value) {
    const before = readFileSync(localSettings, 'utf8');
    await asUser(run, 'admin', async (admin) => {
      await configure(admin, { [name]: value });
      await expect(admin.locator('.error').first(), `${name}=${value.slice(0, 50)}`).toBeVisible();
    });
    expect(readFileSync(localSettings, 'utf8')).toBe(before);
  },
  disable: (run) => asUser(run, 'admin', (admin) => press(admin, 'Disable')),
  remove: (run) => asUser(run, 'admin', (admin) => press(admin, 'Uninstall')),
};

/** The files of the way without the plugin. */
const INCLUDES = ['meta.html', 'footer.html'].map((file) => join(folder, 'conf', file));

test.beforeAll(() => {
  for (const file of INCLUDES) renameSync(file, `${file}.off`);
});

test.afterAll(() => {
  for (const file of INCLUDES) renameSync(`${file}.off`, file);
});

testInstalled(test, plugin);
testHostileText(test, plugin);

test('plugin: a hostile settings file ends in a message instead of a widget', async ({ run, host, page }) => {
  const path = await plugin.publish(run, 'file', plugin.write('newsletter'));
  const before = readFileSync(localSettings, 'utf8');
  appendFileSync(localSettings, `$conf['plugin']['shopwidgets']['script'] = 'javascript:alert(1)';\n`);
  await page.goto(`${host.url}${path}&purge=true`);
  await expect(page.locator('.error')).toContainText('the setting “script” has a value that is not allowed');
  await expect(page.locator('shop-newsletter, script[src^="javascript"]')).toHaveCount(0);
  writeFileSync(localSettings, before);
});

test('plugin: a button of the editor’s toolbar writes the tag', async ({ host, page }) => {
  await page.goto(`${host.url}/doku.php?id=plugin_toolbar&do=edit`);
  await page.getByRole('button', { name: 'Newsletter sign-up' }).click();
  await expect(page.locator('#wiki__text')).toHaveValue(/^\s*\{\{shop>newsletter\}\}\s*$/);
});

test('plugin: no request goes to the public directory for an extension of this name', ({ host }) => {
  const code = `
    define('DOKU_INC', '${documents}/'); require DOKU_INC . 'inc/init.php';
    foreach ([['?fmt=php&ext[]=shopwidgets', ''], ['', ['ext' => ['acl', 'shopwidgets']]]] as [$query, $data]) {
      $event = ['url' => 'https://www.dokuwiki.org/lib/plugins/pluginrepo/api.php' . $query, 'data' => $data, 'method' => 'POST'];
      dokuwiki\\Extension\\Event::createAndTrigger('HTTPCLIENT_REQUEST_SEND', $event);
      echo json_encode([parse_url($event['url'], PHP_URL_QUERY), $event['data']]), ' ';
    }`;
  expect(tryPhp(host.php, ['-r', code]).stdout.trim()).toBe('["fmt=php&",""] [null,{"ext":["acl"]}]');
});

for (const [disabled, shows] of [
  ['', 'true false false'],
  // The group of new users is no stranger where nobody can register.
  ['register', 'true false true'],
] as const)
  test(`plugin: a footer page that strangers may edit does not count, where actions are off: “${disabled}”`, ({
    host,
  }) => {
    const code = `
    define('DOKU_INC', '${documents}/'); require DOKU_INC . 'inc/init.php';
    $conf['disableactions'] = '${disabled}';
    saveWikiText('shopwidgets:footer', "===== Legal links =====\\n\\n  * [[/imprint|Imprint]]\\n", 'test');
    foreach ([['ALL', AUTH_READ], ['ALL', AUTH_EDIT], ['user', AUTH_EDIT]] as [$group, $right]) {
      $AUTH_ACL = ["*\\t@ALL\\t1", "*\\t@$group\\t$right"];
      echo json_encode(strpos(plugin_load('helper', 'shopwidgets')->html('footer'), 'Imprint') !== false), ' ';
    }`;
    expect(tryPhp(host.php, ['-r', code]).stdout.trim()).toBe(shows);
  });

testRemoved(test, plugin);
