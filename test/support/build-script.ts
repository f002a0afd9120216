import { build, type Plugin, type Rolldown } from 'vite';

/** The path of the script that a test builds. */
export const SCRIPT = 'script.js';

/**
 * Builds a script from modules that exist only in the test, as the real build does but without minifying.
 *
 * @param modules sources by path; the entry is `/src/entry.ts`
 * @returns the output files by name
 * @throws the error with which a plugin failed the build
 */
export async function buildScript(
  modules: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
): Promise<Readonly<Record<string, string>>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources(modules), ...plugins],
    build: {
      write: false,
      minify: false,
      target: 'es2018',
      lib: { entry: '/src/entry.ts', formats: ['iife'], name: 'Test', fileName: () => SCRIPT },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return Object.fromEntries(
    outputs
      .flatMap(({ output }) => output)
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

/** Serves modules from memory; a relative import is resolved relative to its importer. */
function sources(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'test:sources',
    enforce: 'pre',
    resolveId(source, importer) {
      const path = source.startsWith('.') ? new URL(source, `file://${importer ?? '/'}`).pathname : source;
      return path in modules ? path : null;
    },
    load: (id) => modules[id] ?? null,
  };
}
