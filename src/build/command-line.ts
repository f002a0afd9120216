import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { buildForNode, type Entries } from './build-for-node.ts';

const CLI = 'cli.js';
const SCHEMA = 'footer-content.schema.json';

/**
 * Builds the files for Node next to the script, and runs the command to write the JSON Schema of the footer's content.
 *
 * @param version the version of the package
 * @param plugins plugins for that build
 */
export function commandLine(
  entries: Entries & { readonly [CLI]: string },
  version: string,
  plugins: readonly Plugin[] = [],
): Plugin {
  let folder = '';
  return {
    name: 'shop:command-line',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async closeBundle(error) {
      if (error) return;
      await buildForNode(entries, folder, version, plugins);
      const file = join(folder, CLI);
      await chmod(file, 0o755);
      const { stdout } = await promisify(execFile)(process.execPath, [file, 'schema']);
      await writeFile(join(folder, SCHEMA), stdout);
    },
  };
}
