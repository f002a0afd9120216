import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import { VERSION } from './editions/script-config.ts';

const CLI = 'cli.js';
const SCHEMA = 'footer-content.schema.json';

/** The source of each file for Node, by the file's name. */
type Entries = Readonly<Record<string, string>>;

/**
 * Builds the files for Node next to the script, and runs the command to write the JSON Schema of the footer's content.
 *
 * @param plugins plugins for that build
 */
export function commandLine(entries: Entries & { readonly [CLI]: string }, plugins: readonly Plugin[] = []): Plugin {
  let folder = '';
  return {
    name: 'shop:command-line',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async closeBundle(error) {
      if (error) return;
      await buildForNode(entries, folder, plugins);
      const file = join(folder, CLI);
      await chmod(file, 0o755);
      const { stdout } = await promisify(execFile)(process.execPath, [file, 'schema']);
      await writeFile(join(folder, SCHEMA), stdout);
    },
  };
}

/** Builds files for Node that need no package. What several of them need is in files of their own, in `node/`. */
export async function buildForNode(entries: Entries, folder: string, plugins: readonly Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    ssr: { noExternal: true },
    // Marks prerendered markup with the version of the script, and takes React's production build.
    define: { __VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { ...entries },
        output: { entryFileNames: '[name]', chunkFileNames: 'node/[name].js' },
      },
    },
  });
}
