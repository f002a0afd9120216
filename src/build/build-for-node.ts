import { build, type Rolldown } from 'vite';
import { definitions } from './definitions.ts';

/** The source of each file for Node, by the file's name. */
type Entries = Readonly<Record<string, string>>;

/** Builds files for Node that need no package. What several of them need is in files of their own, in `node/`. */
export async function buildForNode(
  entries: Entries,
  folder: string,
  version: string,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    // Marks prerendered markup with the version of the script, and takes React's production build.
    define: { ...definitions(false), __VERSION__: JSON.stringify(version) },
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
