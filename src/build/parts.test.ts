// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, runInNewContext, runInThisContext } from 'node:vm';
import { build, type Plugin } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { entryFromMemory } from './memory.ts';
import { type PartFile, parts } from './parts.ts';

/** Runs the script that is built from modules, with `globalThis.log` as a list; resolves when its promise does. */
async function logOf(modules: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const output = await buildScript(modules, [parts([sources(modules)])]);
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

it('evaluates a part at its first import, once, and what several parts share before them', async () => {
  expect(
    await logOf({
      '/src/entry.ts': `
        globalThis.log.push('entry');
        globalThis.done = (async () => {
          for (const name of ['first', 'second', 'first']) {
            const part = name === 'first' ? await import('./first.ts') : await import('./second.ts');
            globalThis.log.push(part.name + ' ' + part.shared);
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
        globalThis.done = import('./part.ts').then((part) => globalThis.log.push(part.text));`,
      '/src/part.ts': "import { shared } from './shared.ts'; export const text = 'part ' + shared;",
      '/src/shared.ts': SHARED,
    }),
  ).toEqual(['shared', 'entry value', 'part value']);
});

it('puts everything into one file', async () => {
  const modules = {
    '/src/entry.ts': "globalThis.done = import('./part.ts').then((part) => globalThis.log.push(part.text));",
    '/src/part.ts': "export const text = 'part';",
  };
  const output = await buildScript(modules, [parts([sources(modules)])]);
  expect(Object.keys(output)).toEqual([SCRIPT]);
  expect(output[SCRIPT]).not.toMatch(/\bimport\(/);
});

describe('a part that is a file', () => {
  const modules = {
    '/src/entry.ts': `
      import { shared } from './shared.ts';
      globalThis.log = ['entry ' + shared];
      globalThis.load = () => import('./part.ts').then((part) => globalThis.log.push(part.text));`,
    '/src/part.ts': "import { shared } from './shared.ts'; export const text = 'part ' + shared;",
    '/src/shared.ts': SHARED.replace('globalThis.log.push', 'void '),
    '/src/address.ts': 'export const scriptAddress = globalThis.address;',
  };

  interface Case {
    /** Another build of the file comes after that of the script. */
    readonly stale?: boolean;
    readonly module?: string;
    readonly sources?: Readonly<Record<string, string>>;
  }

  /** Builds the script and the file into a folder of their own, runs the script and loads the part twice. */
  async function loaded({ stale = false, module = '/src/part.ts', sources: changed = {} }: Case = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'parts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = await built(folder, module, { ...modules, ...changed });
    if (stale) await built(folder, module, { ...modules, '/src/shared.ts': "export const shared = 'another';" });
    return run(folder, script);
  }

  /** @returns the script */
  async function built(folder: string, module: string, given: Readonly<Record<string, string>>): Promise<string> {
    const make = (name: string, format: 'iife' | 'es', plugin: Plugin): Promise<unknown> =>
      build({
        configFile: false,
        root: '/',
        logLevel: 'silent',
        plugins: [plugin],
        build: {
          outDir: folder,
          emptyOutDir: false,
          minify: false,
          lib: { entry: '/src/entry.ts', formats: [format], name: 'Test', fileName: () => name },
        },
      });
    const file: PartFile = {
      module,
      fileName: 'part.js',
      address: '/src/address.ts',
      build: (name, entry) => make(name, 'es', entryFromMemory(entry)),
    };
    await make('script.js', 'iife', parts([sources(given)], file));
    return readFileSync(join(folder, 'script.js'), 'utf8');
  }

  async function run(folder: string, script: string): Promise<readonly string[]> {
    const scope = globalThis as unknown as { log: string[]; address?: string; load: () => Promise<unknown> };
    scope.address = pathToFileURL(join(folder, 'script.js')).href;
    runInThisContext(script, { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER });
    await scope.load();
    await scope.load();
    return scope.log;
  }

  it('is loaded when it is needed, and shares what the script has evaluated', async () => {
    expect(await loaded()).toEqual(['entry value', 'part value', 'part value']);
  });

  it('is refused where it comes from another build', async () => {
    await expect(loaded({ stale: true })).rejects.toThrow(/evaluate_[0-9a-f]{8} is not a function/);
  });

  it('has to be imported on demand', async () => {
    await expect(loaded({ module: '/src/gone.ts' })).rejects.toThrow('Nothing imports /src/gone.ts on demand');
  });

  it('is not imported at once as well', async () => {
    const again = "import { text } from './part.ts'; globalThis.log.push(text);";
    const entry = `${modules['/src/entry.ts']} import('./again.ts');`;
    await expect(loaded({ sources: { '/src/again.ts': again, '/src/entry.ts': entry } })).rejects.toThrow('at once');
  });
});
