import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineCommand, UsageError } from './command.ts';

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly integrity?: string }>>;
}

function readIntegrity(folder: string): Integrity {
  return JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Integrity;
}

/**
 * Copies the script and the modules into the folder of their version, which never changes, and into that of its major version,
 * which moves forward to each release, and keeps the files of those before: open pages still load them.
 *
 * @returns the folders that were written
 * @throws Error if the version is there with other bytes, which pages that pin it would refuse, if a file is missing or differs
 *   from its hash, or if a file or folder is a link: it would publish or overwrite what it leads to. Nothing is written then.
 */
export function publishFiles(dist: string, root: string): readonly string[] {
  const { version, files } = readIntegrity(dist);
  if (!VERSION.test(version)) throw new Error(`integrity.json has no version, but "${version}".`);
  // The chunks of modules come last in the list. They are copied before what loads them.
  const scripts = Object.keys(files).toReversed();
  const names = [...scripts, ...THEMES.map((theme) => `themes/${theme}.css`), 'integrity.json'];
  for (const name of names) checkFile(dist, name, files[name]?.integrity);
  const maps = scripts.map((name) => `${name}.map`).filter((name) => existsSync(join(dist, name)));
  const all = [...maps, ...names];
  for (const name of all) refuseLinks(dist, name);
  const [major = ''] = version.split('.');
  const folders = [version, ...(isForward(version, join(root, major)) ? [major] : [])];
  for (const folder of folders) for (const name of all) refuseLinks(root, join(folder, name));
  for (const name of all) {
    const published = join(root, version, name);
    if (existsSync(published) && !readFileSync(published).equals(readFileSync(join(dist, name))))
      throw new Error(`${version}/${name} was published with other bytes: give the build a new version.`);
  }
  for (const folder of folders) {
    for (const name of all) writeCopies(join(root, folder, name), readFileSync(join(dist, name)));
  }
  return folders;
}

/** All files of `widgets/themes`. With this list, a build that lacks one of them is recognised. */
const THEMES = ['dark', 'dark-neutral', 'neutral'];

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** A name of a file in the folder of the build. */
const NAME = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;

function checkFile(dist: string, name: string, integrity?: string): void {
  if (!NAME.test(name)) throw new Error(`integrity.json names "${name}", which is not a file of a build.`);
  const file = join(dist, name);
  if (!existsSync(file)) throw new Error(`There is no ${file}: the build has not ended. Build it again.`);
  const hash = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  if (integrity !== undefined && integrity !== hash)
    throw new Error(`${file} differs from its hash in integrity.json: build it again.`);
}

/** Whether the folder of a major version, which pages load, moves to a version: to a release that is not older. */
function isForward(version: string, folder: string): boolean {
  if (version.includes('-')) return false;
  if (!existsSync(join(folder, 'integrity.json'))) return true;
  const [there = ''] = readIntegrity(folder).version.split('-');
  return version.localeCompare(there, 'en', { numeric: true }) >= 0;
}

/** A link leads to what nobody may read, or to where other pages or programs read. */
function refuseLinks(root: string, name: string): void {
  if (name === '.') return;
  const path = join(root, name);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(
      `${path} is a link: publishing would read or write where it leads. Replace it by a folder or a file.`,
    );
  refuseLinks(root, dirname(name));
}

/** The file and its compressed copies. Each appears under its name when it is complete. */
function writeCopies(file: string, bytes: Buffer): void {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const copies = { '.br': brotliCompressSync(bytes, quality), '.gz': gzipSync(bytes, { level: 9 }), '': bytes };
  mkdirSync(dirname(file), { recursive: true });
  for (const [end, content] of Object.entries(copies)) {
    rmSync(`${file}${end}.new`, { force: true });
    writeFileSync(`${file}${end}.new`, content, { flag: 'wx' });
    renameSync(`${file}${end}.new`, `${file}${end}`);
  }
}

export const publish = defineCommand({
  name: 'publish',
  usage: [['dist /srv/widgets', 'copies a build into the folders of its version on a web server, compressed too']],
  options: {},
  allowPositionals: true,
  async run({ positionals: [dist, root, ...rest] }) {
    if (dist === undefined || root === undefined || rest.length > 0)
      throw new UsageError('publish needs two folders: that of the build and that of the web server.');
    if (!existsSync(join(dist, 'integrity.json')))
      throw new UsageError(
        `"${dist}" is not the folder of a build: it has no integrity.json. Run npm run build first.`,
      );
    try {
      const folders = publishFiles(dist, root);
      const lines = folders.map((folder) => `${join(root, folder)}/ is published.\n`);
      return { output: lines.join(''), exitCode: 0 };
    } catch (error) {
      return { output: `${(error as Error).message}\n`, exitCode: 1 };
    }
  },
});
