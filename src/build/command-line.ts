import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';

const CLI = 'cli.js';
const PRERENDER = 'prerender.js';
const SCHEMA = 'footer-content.schema.json';

/** The source files of what runs on Node. */
interface NodeEntries {
  readonly command: string;
  readonly prerender: string;
  /** The version of the package, which marks prerendered markup. */
  readonly version: string;
}

/**
 * Builds the command of the package and its module for prerendering next to the script, and runs the command to write the
 * JSON Schema of the footer's content.
 *
 * @param plugins plugins for that build
 */
export function commandLine({ command, prerender, version }: NodeEntries, plugins: readonly Plugin[] = []): Plugin {
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
        define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: true,
          outDir: folder,
          emptyOutDir: false,
          target: 'node20',
          rolldownOptions: {
            input: { [CLI]: command, [PRERENDER]: prerender },
            output: { entryFileNames: '[name]', chunkFileNames: 'node/[name].js' },
          },
        },
      });
      const file = join(folder, CLI);
      await chmod(file, 0o755);
      const { stdout } = await promisify(execFile)(process.execPath, [file, 'schema']);
      await writeFile(join(folder, SCHEMA), stdout);
    },
  };
}
