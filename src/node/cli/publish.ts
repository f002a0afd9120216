import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineCommand, Misuse } from './command.ts';

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, unknown>>;
}

/**
 * Copies the scripts into the folder of their version, which never changes, and into that of its major version, which moves.
 *
 * @param dist the folder of the build
 * @param root the folder of the web server
 * @returns the folders that were written
 * @throws Error if the version is there with other bytes: pages that pin it would refuse it
 */
export function publishFiles(dist: string, root: string): readonly string[] {
  const { version, files } = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as Integrity;
  const names = ['integrity.json', 'themes/dark.css', ...Object.keys(files).flatMap((name) => [name, `${name}.map`])];
  const present = names.filter((name) => existsSync(join(dist, name)));
  const [major = ''] = version.split('.');
  for (const name of present) {
    const published = join(root, version, name);
    if (existsSync(published) && !readFileSync(published).equals(readFileSync(join(dist, name))))
      throw new Error(`${version}/${name} was published with other bytes: give the build a new version.`);
  }
  for (const folder of [version, major]) {
    for (const name of present) writeCopies(join(root, folder, name), readFileSync(join(dist, name)));
  }
  return [version, major];
}

/** The file and its compressed copies. Each appears under its name when it is complete. */
function writeCopies(file: string, bytes: Buffer): void {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const copies = { '.br': brotliCompressSync(bytes, quality), '.gz': gzipSync(bytes, { level: 9 }), '': bytes };
  mkdirSync(dirname(file), { recursive: true });
  for (const [end, content] of Object.entries(copies)) {
    writeFileSync(`${file}${end}.new`, content);
    renameSync(`${file}${end}.new`, `${file}${end}`);
  }
}

export const publish = defineCommand({
  name: 'publish',
  usage: [
    ['dist /srv/widgets', 'copies the scripts into the folders of their version on a web server, compressed too'],
  ],
  options: {},
  positionals: 'the folder of the build and that of the web server',
  async run({ positionals: [dist, root, ...rest] }) {
    if (dist === undefined || root === undefined || rest.length > 0)
      throw new Misuse('publish needs two folders: that of the build and that of the web server.');
    if (!existsSync(join(dist, 'integrity.json')))
      throw new Misuse(`"${dist}" is not the folder of a build: it has no integrity.json. Run npm run build first.`);
    try {
      const folders = publishFiles(dist, root);
      return { output: folders.map((folder) => `${join(root, folder)}/ is published.\n`).join(''), exitCode: 0 };
    } catch (error) {
      return { output: `${(error as Error).message}\n`, exitCode: 1 };
    }
  },
});
