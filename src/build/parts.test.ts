// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { parts } from './parts.ts';

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
