import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { notePackages } from './bundled-packages.ts';
import { definitions, OWN_BUILD } from './definitions.ts';
import { icons } from './icons.ts';
import { PROJECT } from './project.ts';

/** The source of each file, by its name in `dist`. */
const ENTRIES = {
  'cli.js': 'src/node/cli/main.ts',
  'prerender.js': 'src/node/prerender.ts',
  'mock.js': 'demo/backend/mock.ts',
};

export async function buildNodeFiles(folder: string): Promise<void> {
  notePackages(PROJECT, folder, await buildForNode(ENTRIES, folder));
  await chmod(join(folder, 'cli.js'), 0o755);
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
    plugins: [icons()],
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
