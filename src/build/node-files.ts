import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { notePackages, packagesIn } from './bundled-packages.ts';
import { definitions, OWN_BUILD } from './definitions.ts';
import { PROJECT } from './project.ts';

/** The source of each file, by its name in `dist`. */
const ENTRIES = {
  'cli.js': 'src/node/cli/main.ts',
  'prerender.js': 'src/node/prerender.ts',
  'mock.js': 'demo/backend/mock.ts',
};

/** Builds the files for Node next to the script, and runs the command to write the JSON Schema of the footer's content. */
export async function buildNodeFiles(folder: string): Promise<void> {
  notePackages(PROJECT, folder, packagesIn(PROJECT, await buildForNode(ENTRIES, folder)));
  const command = join(folder, 'cli.js');
  await chmod(command, 0o755);
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'schema']);
  await writeFile(join(folder, 'footer-content.schema.json'), stdout);
}

/** Builds files for Node that need no package. What several of them need is in files of their own, in `node/`. */
export async function buildForNode(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    ...OWN_BUILD,
    logLevel: 'error',
    ssr: { noExternal: true },
    // Takes React's production build, too.
    define: definitions(false),
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
  return (result as Rolldown.RolldownOutput).output;
}
