// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { entryFromMemory } from './memory.ts';
import type { ChunkFile } from './chunk-file.ts';
import { inlineChunks } from './inline-chunks.ts';

/** Runs the script that is built from modules, with `globalThis.log` as a list; resolves when its promise does. */
async function logOf(modules: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const output = await buildScript({}, [inlineChunks([sources(modules)])]);
  const scope = { log: [] as string[], done: undefined as unknown };
  runInNewContext(output[SCRIPT] ?? '', { globalThis: scope });
  await scope.done;
  return scope.log;
}

const sources = (modules: Readonly<Record<string, string>>) => ({
  name: 'test:modules',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) => {
    const path = source.startsWith('.') ? new URL(source, `file://${importer ?? '/'}`).pathname : source;
    return path in modules ? path : null;
  },
  load: (id: string) => modules[id] ?? null,
});

const SHARED = "globalThis.log.push('shared'); export const shared = 'value';";

it('evaluates a chunk at its first import, once, and what several chunks share before them', async () => {
  expect(
    await logOf({
      '/src/entry.ts': `
        globalThis.log.push('entry');
        globalThis.done = (async () => {
          for (const name of ['first', 'second', 'first']) {
            const late = name === 'first' ? await import('./first.ts') : await import('./second.ts');
            globalThis.log.push(late.name + ' ' + late.shared);
          }
        })();`,
      '/src/first.ts': "globalThis.log.push('first'); export const name = '1'; export { shared } from './shared.ts';",
      '/src/second.ts': "globalThis.log.push('second'); export const name = '2'; export { shared } from './shared.ts';",
      '/src/shared.ts': SHARED,
    }),
  ).toEqual(['entry', 'shared', 'first', '1 value', 'second', '2 value', '1 value']);
});

it('evaluates what the entry itself imports at once', async () => {
  expect(
    await logOf({
      '/src/entry.ts': `
        import { shared } from './shared.ts';
        globalThis.log.push('entry ' + shared);
        globalThis.done = import('./late.ts').then((late) => globalThis.log.push(late.text));`,
      '/src/late.ts': "import { shared } from './shared.ts'; export const text = 'late ' + shared;",
      '/src/shared.ts': SHARED,
    }),
  ).toEqual(['shared', 'entry value', 'late value']);
});

it('puts everything into one file', async () => {
  const modules = {
    '/src/entry.ts': "globalThis.done = import('./late.ts').then((late) => globalThis.log.push(late.text));",
    '/src/late.ts': "export const text = 'late';",
  };
  const output = await buildScript({}, [inlineChunks([sources(modules)])]);
  expect(Object.keys(output)).toEqual([SCRIPT]);
  expect(output[SCRIPT]).not.toMatch(/\bimport\(/);
});

describe('a chunk that is a file', () => {
  const modules = {
    '/src/entry.ts': `
      import { shared } from './shared.ts';
      globalThis.log = ['entry ' + shared];
      globalThis.load = () => import('./late.ts').then((late) => globalThis.log.push(late.text));`,
    '/src/late.ts': "import { shared } from './shared.ts'; export const text = 'late ' + shared;",
    '/src/shared.ts': SHARED.replace('globalThis.log.push', 'void '),
    '/src/loader.ts': 'export const loadSecondFile = (...given) => globalThis.loadSecondFile(...given);',
    '/src/hand-over.ts': 'export const handOver = (what) => { globalThis.handedOver = what; };',
  };

  /** Builds the script and the file, runs the script and loads the chunk twice. */
  async function loaded(module = '/src/late.ts', changed: Readonly<Record<string, string>> = {}) {
    const given = { ...modules, ...changed };
    let code = '';
    const file: ChunkFile = {
      module,
      fileName: 'late.js',
      loader: '/src/loader.ts',
      handOver: '/src/hand-over.ts',
      build: async (_, memory) => {
        code = (await buildScript({}, [entryFromMemory(memory), sources(given)]))[SCRIPT] ?? '';
        return 'sha384-4711';
      },
    };
    const output = await buildScript({}, [inlineChunks([sources(given)], file)]);
    const scope = {
      log: [] as string[],
      load: (): unknown => undefined,
      handedOver: undefined as unknown,
      loadSecondFile(name: string, integrity: string): unknown {
        scope.log.push(`${name} ${integrity}`);
        runInNewContext(code, { globalThis: scope });
        return scope.handedOver;
      },
    };
    runInNewContext(output[SCRIPT] ?? '', { globalThis: scope });
    await scope.load();
    await scope.load();
    return scope.log;
  }

  it('is loaded by its hash when it is needed, once, and shares what the script has evaluated', async () => {
    expect(await loaded()).toEqual(['entry value', 'late.js sha384-4711', 'late value', 'late value']);
  });

  it('has to be imported on demand', async () => {
    await expect(loaded('/src/gone.ts')).rejects.toThrow('Nothing imports /src/gone.ts on demand');
  });

  it('is not imported at once as well', async () => {
    const again = "import { text } from './late.ts'; globalThis.log.push(text);";
    const entry = `${modules['/src/entry.ts']} import('./again.ts');`;
    await expect(loaded('/src/late.ts', { '/src/again.ts': again, '/src/entry.ts': entry })).rejects.toThrow('at once');
  });
});
