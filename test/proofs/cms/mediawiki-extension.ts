import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { asUser } from './flows/as-user.ts';
import { hostNamed } from './flows/hosts.ts';
import { OWN_FOOTER, takePicture } from './flows/own-footer.ts';
import {
  type Plugin,
  pluginArchive,
  SCRIPT,
  type Settings,
  testHostileText,
  testInstalled,
  testRemoved,
} from './flows/plugin.ts';
import { expect, testIn } from './flows/test.ts';
import { publish } from './flows/wiki-editor.ts';
import { tryPhp } from './install/machine.ts';

const test = testIn('MediaWiki');
// From the first archive to the removal.
test.describe.configure({ mode: 'serial' });

const host = hostNamed('MediaWiki');
const { documents = '', folder = '' } = host ?? {};
const installed = join(documents, 'extensions/ShopWidgets');
const localSettings = join(folder, 'LocalSettings.php');
const before = existsSync(localSettings) ? readFileSync(localSettings, 'utf8') : '';

/** What an administrator has appended to LocalSettings.php, by the names of other plugins. The wiki sends a CSP. */
let settings: Settings = { wgCSPHeader: true };

function configure(more: Settings): void {
  settings = { ...settings, ...more };
  const lines = Object.entries(settings).map(([name, value]) => `$${nameOf(name)} = ${literal(value)};`);
  writeFileSync(localSettings, [before, "wfLoadExtension( 'ShopWidgets' );", ...lines, ''].join('\n'));
}

/** `service_base` is `wgShopWidgetsServiceBase`. */
function nameOf(setting: string): string {
  if (setting.startsWith('wg')) return setting;
  return `wgShopWidgets${setting.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
}

function literal(value: string | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'` : String(value);
}

function update(): void {
  if (!host) return;
  const { status, stderr } = tryPhp(host.php, [join(documents, 'maintenance/update.php'), '--quick']);
  expect(status, stderr).toBe(0);
}

/** The footer as the JSON of its content. */
function contentOf({ groups, legal, countries }: typeof OWN_FOOTER): object {
  const codes: Readonly<Record<string, string>> = { Österreich: 'AT', Magyarország: 'HU' };
  return {
    teaser: {
      groups: groups.map(({ mark, below = [], ...link }) => ({
        heading: { iconName: mark, link },
        links: [{ link, hideInClassic: true }, ...below.map((each) => ({ link: each }))],
      })),
    },
    legalLinks: legal.map(({ mark, ...link }) => ({ ...link, ...(mark && { emphasis: true }) })),
    countries: countries.map(({ text, url }) => {
      const code = codes[text] ?? '';
      return { label: text, code, flag: code.toLowerCase(), href: url };
    }),
  };
}

/** MediaWiki ends a tag at the first `>`, even in quotes. */
function asEntities(text: string): string {
  return text.replaceAll(/["&'<>]/g, (letter) => `&#${String(letter.charCodeAt(0))};`);
}

const plugin: Plugin = {
  folder: installed,
  releaseFile: join(installed, 'extension.json'),
  async install(_, release) {
    rmSync(installed, { recursive: true, force: true });
    const { buffer } = await pluginArchive('shop-widgets-mediawiki.zip', release);
    for (const [path, data] of Object.entries(unzipSync(buffer))) {
      const file = join(documents, 'extensions', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, data);
    }
    configure({});
    update();
  },
  configure: async (_, more) => Promise.resolve(configure(more)),
  publish: (run, name, text) => publish(run.page, run.host, `Extension_${name}`, text),
  write(widget, attributes = {}) {
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${asEntities(value)}"`);
    return `<shop-${widget}${given.join('')}/>`;
  },
  keepsHtml: true,
  fillFooter: (run, how) =>
    asUser(run, 'admin', async (admin) => {
      await admin.goto('/index.php?title=MediaWiki:Shopwidgets-footer.json&action=edit');
      if (how !== 'empty') {
        // What the footer would not show is not saved.
        await admin.locator('#wpTextbox1').fill('{"legalLinks": [{"url": "javascript:alert(1)", "text": "Imprint"}]}');
        await admin.locator('#wpSave').click();
        await expect(admin.getByText('The footer would not show “legalLinks[0].url”')).toBeVisible();
        await takePicture(admin, 'mediawiki-footer');
      }
      await admin.locator('#wpTextbox1').fill(how === 'empty' ? '{}' : JSON.stringify(contentOf(OWN_FOOTER)));
      await admin.locator('#wpSave').click();
      await expect(admin.locator('#wpTextbox1')).toHaveCount(0);
    }),
  async expectRefused({ host: wiki, page }, name, value, path) {
    const kept = settings;
    configure({ footer: true, [name]: value });
    // The address differs each time, so that the browser's own cache has no copy.
    await page.goto(`${wiki.url}${path}&value=${encodeURIComponent(name + value.slice(0, 50))}`);
    // In the text of the page, and in place of the footer.
    await expect(page.getByText(`the setting “$${nameOf(name)}” has a value that is not allowed`)).toHaveCount(2);
    await expect(page.locator(`shop-newsletter, shop-footer, ${SCRIPT}`)).toHaveCount(0);
    settings = kept;
  },
  disable: () => Promise.resolve(writeFileSync(localSettings, before)),
  remove() {
    rmSync(installed, { recursive: true });
    update();
    return Promise.resolve();
  },
};

test.afterAll(() => {
  rmSync(installed, { recursive: true, force: true });
  writeFileSync(localSettings, before);
});

testInstalled(test, plugin);
testHostileText(test, plugin);

for (const skin of ['vector', 'vector-2022', 'monobook', 'timeless', 'minerva']) {
  test(`extension: the tag and the footer in the skin ${skin}`, async ({ run, host: wiki, page }) => {
    configure({ footer: true });
    const path = await plugin.publish(run, skin, plugin.write('newsletter', { 'heading-level': '3' }));
    await page.goto(`${wiki.url}${path}&useskin=${skin}`);
    await expect(page.locator('shop-newsletter').getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.locator('shop-footer[data-shop-ready]')).toBeVisible();
  });
}

test('extension: a page without a tag has no script, and one with a hostile tag a category', async ({ run, page }) => {
  configure({ footer: false });
  await plugin.publish(run, 'none', 'No widget.');
  await expect(page.locator(SCRIPT)).toHaveCount(0);
  const wrong = plugin.write('newsletter', { 'service-base': 'https://a.example' });
  await plugin.publish(run, 'wrong', wrong);
  await expect(page.getByRole('link', { name: 'Pages with an incorrect shop widget' })).toBeAttached();
  configure({ wgLanguageCode: 'de' });
  await plugin.publish(run, 'wrong_in_German', wrong);
  await expect(page.locator('.error').first()).toContainText('„service-base“ ist auf einer Seite nicht erlaubt.');
  configure({ wgLanguageCode: 'en' });
});

testRemoved(test, plugin);
