import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { pluginSites } from '../../plugins/plugin-sites.ts';
import { VERSION } from '../project.ts';
import { pluginArchives, releaseDate } from './plugins.ts';

const INTEGRITY = 'sha384-abc';
const dist = mkdtempSync(join(tmpdir(), 'shop-plugins-'));
afterAll(() => rmSync(dist, { recursive: true }));

const files = {
  'shop-widgets.js': { integrity: INTEGRITY },
  'shop-widgets-debug.js': { integrity: 'sha384-debug' },
  'modules/shop-widgets.ch-fr.js': { integrity: 'sha384-chfr', preload: ['modules/react-abc.js'] },
  'modules/react-abc.js': { integrity: 'sha384-react' },
};
mkdirSync(join(dist, 'modules'));
writeFileSync(join(dist, 'integrity.json'), JSON.stringify({ files }));
for (const name of [...Object.keys(files), 'LICENSES.txt']) writeFileSync(join(dist, name), `content of ${name}`);
const archives = pluginArchives(dist);

/** What an archive contains, as text by path. */
function contentOf(name: string, from = archives): Readonly<Record<string, string>> {
  const entries = Object.entries(unzipSync(from[name] ?? new Uint8Array()));
  return Object.fromEntries(entries.map(([path, data]) => [path, new TextDecoder().decode(data)]));
}

const SYSTEMS = [
  ['shop-widgets-wordpress.zip', 'shop-widgets', 'shop-widgets.php', 'readme.txt', 'texts.json'],
  ['shop-widgets-dokuwiki.zip', 'shopwidgets', 'plugin.info.txt', 'syntax.php', 'conf/default.php'],
  ['shop-widgets-mediawiki.zip', 'ShopWidgets', 'extension.json', 'footer-content.schema.json'],
] as const;

/** What every archive contains beside the sources of its plugin. */
const SHARED = [
  'LICENSE',
  'LICENSES.txt',
  'attributes.json',
  'script.json',
  'shop.json',
  'shared/Tag.php',
  'shared/settings.json',
];

/** The files of the build, by their paths in the folder of their version. */
const BUILT = ['modules/react-abc.js', 'modules/shop-widgets.ch-fr.js', 'shop-widgets-debug.js', 'shop-widgets.js'];

/** Where the archive has the files of the build. */
function scriptFolder(content: Readonly<Record<string, string>>, folder: string): string {
  const { file } = JSON.parse(content[`${folder}/script.json`] ?? '') as { readonly file: string };
  return file.replace(/\/shop-widgets\.js$/, '');
}

describe.each(SYSTEMS)('the archive %s', (archive, folder, ...own) => {
  it('contains one folder with the plugin, the script, what it loads, and the licences', () => {
    const content = contentOf(archive);
    const paths = Object.keys(content);
    const built = BUILT.map((path) => `script/${scriptFolder(content, folder)}/${path}`);
    expect(paths).toEqual(expect.arrayContaining([...SHARED, ...own, ...built].map((path) => `${folder}/${path}`)));
    expect(paths.filter((path) => !path.startsWith(`${folder}/`))).toEqual([]);
    expect(paths).toEqual(paths.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  it('contains the script and the modules as they were built, with their hashes, in a folder of their version', () => {
    const content = contentOf(archive);
    const inFolder = scriptFolder(content, folder);
    expect(inFolder).toMatch(new RegExp(`^${VERSION}-[0-9a-f]{8}$`));
    expect(content[`${folder}/script/${inFolder}/shop-widgets.js`]).toBe('content of shop-widgets.js');
    expect(JSON.parse(content[`${folder}/script.json`] ?? '')).toMatchObject({
      version: VERSION,
      integrity: INTEGRITY,
      sites: {
        CH_FR: {
          file: `${inFolder}/modules/shop-widgets.ch-fr.js`,
          integrity: 'sha384-chfr',
          preload: [{ file: `${inFolder}/modules/react-abc.js`, integrity: 'sha384-react' }],
        },
      },
    });
  });

  it('replaces every placeholder of version and date', () => {
    expect(Object.entries(contentOf(archive)).filter(([, text]) => /__(?:VERSION|DATE)__/.test(text))).toEqual([]);
  });
});

it('gives DokuWiki a default for each of its settings', () => {
  const defaults = contentOf('shop-widgets-dokuwiki.zip')['shopwidgets/conf/default.php'];
  expect(defaults).toMatch(/^<\?php\n\n\$conf\['site'\] = 'DE';\n\$conf\['company'\] = '';\n/);
  expect(defaults).toContain("$conf['placeholders'] = 0;");
  expect(defaults).not.toContain('accent');
});

it('lets no stranger offer updates of the WordPress plugin in the public directory', () => {
  expect(contentOf('shop-widgets-wordpress.zip')['shop-widgets/shop-widgets.php']).toMatch(/^ \* Update URI: +false$/m);
});

it.each([
  ['HU', 'Hungary', 'Ungarn', 'Hírlevél-feliratkozás'],
  ['CH_FR', 'Switzerland (French)', 'Schweiz (Französisch)', 'Inscription à la newsletter'],
  ['TR', 'Türkiye', 'Türkei', 'E\u2011bülten aboneliği'],
])('names the country %s to administrators: %s, %s; and to visitors the link: %s', (site, en, de, link) => {
  expect(pluginSites()[site]).toMatchObject({ names: { en, de }, link });
});

it('makes the archives of the three systems, with the same bytes each time', async () => {
  expect(Object.keys(archives)).toEqual(SYSTEMS.map(([archive]) => archive));
  expect(pluginArchives(dist)).toEqual(archives);
});

it('writes the version where each system reads it, that of a test included', async () => {
  const older = pluginArchives(dist, { version: '0.0.9', date: '2025-02-03' });
  const wordpress = contentOf('shop-widgets-wordpress.zip', older);
  expect(wordpress['shop-widgets/shop-widgets.php']).toMatch(/^ \* Version: +0\.0\.9$/m);
  expect(wordpress['shop-widgets/readme.txt']).toMatch(/^Stable tag: 0\.0\.9$/m);
  expect(wordpress['shop-widgets/script.json']).toContain('"0.0.9"');
  expect(contentOf('shop-widgets-dokuwiki.zip', older)['shopwidgets/plugin.info.txt']).toMatch(/^date +2025-02-03$/m);
  const extension = contentOf('shop-widgets-mediawiki.zip', older)['ShopWidgets/extension.json'] ?? '';
  expect(JSON.parse(extension)).toMatchObject({ version: '0.0.9' });
});

it('takes the date of a version from the changelog, and a fixed one before it is released', () => {
  const changelog = '## 1.2.0 – unreleased\n\n## 1.1.0 – 2027-03-04\n\n## 1.0.0 – 2027-01-02\n';
  expect(releaseDate('1.0.0', changelog)).toBe('2027-01-02');
  expect(releaseDate('1.2.0', changelog)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(() => releaseDate('1.3.0', changelog)).toThrow('## 1.3.0 – ');
});
