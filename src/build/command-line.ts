import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';

const CLI = 'cli.js';
const SCHEMA = 'footer-content.schema.json';

/**
 * Builds the files for Node next to the script, and runs the command to write the JSON Schema of the footer's content.
 *
 * @param entries the source of each file, by the file's name. Each becomes one file that needs no package.
 */
export function commandLine(entries: Readonly<Record<string, string>> & { readonly [CLI]: string }): Plugin {
  let folder = '';
  return {
    name: 'shop:command-line',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async closeBundle(error) {
      if (error) return;
      for (const [name, entry] of Object.entries(entries)) await buildForNode(entry, folder, name);
      const file = join(folder, CLI);
      await chmod(file, 0o755);
      const { stdout } = await promisify(execFile)(process.execPath, [file, 'schema']);
      await writeFile(join(folder, SCHEMA), stdout);
    },
  };
}

/**
 * Builds a program for Node as one file that needs no package.
 *
 * @param entry its source file
 * @param name the name of the file in the folder
 */
export async function buildForNode(entry: string, folder: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
}
