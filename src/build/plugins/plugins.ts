import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DEBUG_FILE } from '../../embed/element/declare/script-file.ts';
import { pluginAttributes } from '../../plugins/attributes.ts';
import { LICENCES } from '../bundled-packages.ts';
import { loadDeclarations } from '../documentation/declarations.ts';
import { listedFiles } from '../finish-bundle.ts';
import { PROJECT, VERSION } from '../project.ts';
import { scriptName } from '../scripts.ts';
import { type Files, packZip } from './archives.ts';
import { phpFile } from './php.ts';

interface PluginFacts {
  /** The folder of the sources, in `src/plugins`. */
  readonly sources: string;
  /** The folder in the archive, whose name the CMS prescribes. */
  readonly folder: string;
  /** Another folder of sources, which becomes the folder `shared` of the plugin. */
  readonly shared?: string;
}

const PLUGINS: readonly PluginFacts[] = [
  { sources: 'wordpress', folder: 'shop-widgets' },
  { sources: 'dokuwiki', folder: 'shopwidgets', shared: 'wiki' },
  { sources: 'mediawiki', folder: 'ShopWidgets', shared: 'wiki' },
];

/** What the sources of the plugins say in place of the version, and of its date. */
const VERSION_MARK = '__VERSION__';
const DATE_MARK = '__DATE__';

/** The files in which they are filled in. */
const TEXT_FILES = ['.php', '.txt', '.json'];

/** The date of a version that is not released yet: any fixed one, so that the same sources make the same bytes. */
const UNRELEASED = '2026-01-01';

interface Release {
  readonly version: string;
  /** As `2026-01-31`. */
  readonly date: string;
}

/**
 * The archives of the plugins, which an administrator uploads or unpacks, by their file names.
 *
 * @param dist the folder of a finished build, whose script the archives contain
 * @param release another version than that of package.json, for a test that upgrades
 */
export async function pluginArchives(
  dist: string,
  release: Release = { version: VERSION, date: releaseDate(VERSION) },
): Promise<Readonly<Record<string, Uint8Array>>> {
  const made = { ...(await generatedFiles(dist, release)), ...builtFiles(dist) };
  return Object.fromEntries(
    PLUGINS.map(({ sources, folder, shared }) => {
      const files = {
        ...sourceFiles(sources, release),
        ...(shared && inFolder('shared', sourceFiles(shared, release))),
        ...made,
      };
      return [`shop-widgets-${sources}.zip`, packZip(inFolder(folder, files), release.date)];
    }),
  );
}

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, data]) => [`${folder}/${path}`, data]));
}

function sourceFiles(system: string, release: Release): Files {
  const root = join(PROJECT, 'src/plugins', system);
  const paths = globSync('**/*.*', { cwd: root });
  return Object.fromEntries(paths.map((path) => [path, filledIn(path, readFileSync(join(root, path)), release)]));
}

function filledIn(path: string, data: Buffer, { version, date }: Release): Uint8Array {
  if (!TEXT_FILES.includes(extname(path))) return data;
  return bytesOf(data.toString().replaceAll(VERSION_MARK, version).replaceAll(DATE_MARK, date));
}

async function generatedFiles(dist: string, { version }: Release): Promise<Files> {
  const attributes = pluginAttributes(await loadDeclarations());
  const integrity = listedFiles(dist)[scriptName()]?.integrity ?? '';
  return {
    'attributes.php': bytesOf(phpFile('The attributes of the tags, made from their declarations.', attributes)),
    'script.php': bytesOf(phpFile('The script in this folder.', { version, file: scriptName(), integrity })),
  };
}

/** The script as it was built, the diagnosis that it loads from beside it, and the licences of both. */
function builtFiles(dist: string): Files {
  const built = [scriptName(), DEBUG_FILE].map((name) => [`script/${name}`, readFileSync(join(dist, name))] as const);
  return {
    ...Object.fromEntries(built),
    [LICENCES]: readFileSync(join(dist, LICENCES)),
    LICENSE: readFileSync(join(PROJECT, 'LICENSE')),
  };
}

/**
 * The date that the changelog gives a version.
 *
 * @throws Error if the changelog does not contain the version with a date, or as unreleased
 */
export function releaseDate(version: string, changelog = readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8')): string {
  const headings = [...changelog.matchAll(/^## (\S+) – (unreleased|\d{4}-\d\d-\d\d)$/gm)];
  const date = headings.find(([, name]) => name === version)?.[2];
  if (date === undefined)
    throw new Error(`CHANGELOG.md lacks the date of the version: write ## ${version} – 2026-01-31, or “unreleased”.`);
  return date === 'unreleased' ? UNRELEASED : date;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
