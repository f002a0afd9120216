import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';

const CLI = 'cli.js';
const SCHEMA = 'footer-content.schema.json';

/**
 * Builds the command of the package next to the script, and runs it to write the JSON Schema of the footer's content.
 *
 * @param entry the source file of the command
 * @param plugins plugins for its build
 */
export function commandLine(entry: string, plugins: readonly Plugin[] = []): Plugin {
  let folder = '';
  return {
    name: 'shop:command-line',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async closeBundle(error) {
      if (error) return;
      await build({
        configFile: false,
        logLevel: 'error',
        plugins: [...plugins],
        ssr: { noExternal: true },
        build: {
          ssr: entry,
          outDir: folder,
          emptyOutDir: false,
          target: 'node20',
          rolldownOptions: { output: { entryFileNames: CLI } },
        },
      });
      const file = join(folder, CLI);
      await chmod(file, 0o755);
      const { stdout } = await promisify(execFile)(process.execPath, [file, 'schema']);
      await writeFile(join(folder, SCHEMA), stdout);
    },
  };
}
