import { strToU8, type Zippable, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentJsonSchema } from '../../../widgets/footer/content/json-schema.ts';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { GROUP_ICONS } from '../../../widgets/footer/icons/icon-names.ts';
import { SITES } from '../../embed/market/sites.ts';
import { pluginAttributes } from '../../plugins/plugin-attributes.ts';
import settings from '../../plugins/shared/settings.json' with { type: 'json' };
import { pluginMenus, pluginSites, pluginTexts } from '../../plugins/plugin-sites.ts';
import { LICENCES } from '../bundled-packages.ts';
import { readIntegrity } from '../finish-bundle.ts';
import { PROJECT, VERSION } from '../project.ts';
import { modulePath, SCRIPT } from '../scripts.ts';

/** The files of an archive by their path in it. */
type Files = Readonly<Record<string, Uint8Array>>;

/** The folder of each plugin in `src/plugins` and in its archive, and what it alone needs of the widgets. */
const PLUGINS = [
  {
    sources: 'wordpress',
    folder: 'shop-widgets',
    made: { 'texts.json': jsonBytes(pluginTexts()), 'menus.json': jsonBytes(pluginMenus()) },
  },
  { sources: 'dokuwiki', folder: 'shopwidgets', made: { 'conf/default.php': strToU8(wikiDefaults()) } },
  {
    sources: 'mediawiki',
    folder: 'ShopWidgets',
    made: { 'footer-content.schema.json': jsonBytes(contentJsonSchema()) },
  },
];

/** The files in which version and date are filled in. */
const TEXT_FILES = ['.php', '.txt', '.json'];

/** A larger file is refused by PHP as it is installed (`upload_max_filesize`). */
const UPLOAD_LIMIT = 2 * 1024 * 1024;

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
 * @param dist the folder of a finished build, whose script and modules the archives contain
 * @param release another version than that of package.json, for a test that upgrades
 */
export function pluginArchives(
  dist: string,
  release: Release = { version: VERSION, date: releaseDate(VERSION) },
): Readonly<Record<string, Uint8Array>> {
  const { files: built } = readIntegrity(dist);
  const hashes = Object.values(built).map(({ integrity }) => integrity);
  // The address of the files changes with their content, so that a server may send them as `immutable`.
  const address = `${release.version}-${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 8)}`;
  const factsOf = (name: string) => ({ file: `${address}/${name}`, integrity: built[name]?.integrity ?? '' });
  const sites = SITES.map((site) => {
    const name = modulePath(site);
    return [site, { ...factsOf(name), preload: (built[name]?.preload ?? []).map(factsOf) }];
  });
  const scripts = Object.keys(built).map((name) => [name, readFileSync(join(dist, name))]);
  const common = {
    'attributes.json': jsonBytes(pluginAttributes(DOCUMENTED)),
    'shop.json': jsonBytes({ sites: pluginSites(), icons: GROUP_ICONS }),
    'script.json': jsonBytes({ ...release, ...factsOf(SCRIPT), sites: Object.fromEntries(sites) as object }),
    ...inFolder('shared', sourceFiles('shared', release)),
    ...inFolder(`script/${address}`, Object.fromEntries(scripts) as Files),
    [LICENCES]: readFileSync(join(dist, LICENCES)),
    LICENSE: readFileSync(join(PROJECT, 'LICENSE')),
  };
  return Object.fromEntries(
    PLUGINS.map(({ sources, folder, made }) => {
      const files = { ...common, ...sourceFiles(sources, release), ...made };
      const name = `shop-widgets-${sources}.zip`;
      const archive = packZip(inFolder(folder, files), release.date);
      if (archive.length > UPLOAD_LIMIT)
        throw new Error(`${name} has ${archive.length} bytes: many servers refuse it.`);
      return [name, archive];
    }),
  );
}

/** Packs files: the same ones at the same date make the same bytes, on every machine. */
function packZip(files: Files, date: string): Uint8Array {
  // A ZIP file contains local time: the same everywhere if it is made from local time.
  const mtime = new Date(`${date}T12:00:00`);
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return zipSync(entries, { level: 9, mtime });
}

/** DokuWiki reads the defaults of settings from PHP with one value a line. */
function wikiDefaults(): string {
  const lines = settings
    .filter((setting) => setting.in !== 'wordpress')
    .map(({ key, kind, default: value = '' }) => `$conf['${key}'] = ${kind === 'flag' ? '0' : `'${value}'`};`);
  return ['<?php', '', ...lines, ''].join('\n');
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
  return strToU8(data.toString().replaceAll('__VERSION__', version).replaceAll('__DATE__', date));
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

function jsonBytes(value: object): Uint8Array {
  return strToU8(JSON.stringify(value));
}
