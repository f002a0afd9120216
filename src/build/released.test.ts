// @vitest-environment node
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { redirectedCalls } from './built-ins.ts';
import { modulesConfig } from './modules.ts';
import { replaced, UNPATCHED } from './replacements.ts';

/** The plugins of ours that see code of dependencies. */
const SEEING = ['shop:replacements', 'shop:built-ins-of-own-code'];

/** The rows of the replacements, applied to the files of the release. */
const ROWS: Plugin = { name: 'rows', transform: (code, id) => ({ code: replaced(id, code), map: null }) };

/** The code of each dependency's file in the modules, as the bundler has put it together, by the path of the file. */
async function dependencies(
  mode: string,
  without: readonly string[] = [],
  added: readonly Plugin[] = [],
): Promise<ReadonlyMap<string, string>> {
  const { plugins = [], build: options, ...config } = modulesConfig('DE', {}, '');
  const kept = (plugins as Plugin[]).filter(({ name }) => !without.includes(name));
  // Short names differ as soon as one line does.
  const unminified = { ...(options?.rolldownOptions?.output as Rolldown.OutputOptions), minify: false };
  const result = await build({
    ...config,
    mode,
    plugins: [...kept, ...added],
    build: {
      ...options,
      write: false,
      rolldownOptions: { ...options?.rolldownOptions, output: unminified },
    },
  });
  const chunks = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  const files = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  return new Map(
    files.flatMap(([id, { code }]) => (id.includes('/node_modules/') && code ? [[id, withoutNumbers(code)]] : [])),
  );
}

/** The bundler numbers names that two files have. */
const withoutNumbers = (code: string): string => code.replaceAll(/\$\d+\b/gu, '');

const isLodash = (file: string): boolean => file.includes('/lodash-es/');

describe('the modules', async () => {
  // Else React's development build is bundled.
  vi.stubEnv('NODE_ENV', 'production');
  const released = await dependencies('production', SEEING);
  const replacedAlone = await dependencies('production', SEEING, [ROWS]);
  const delivered = await dependencies('production');
  const files = [...released.keys()].filter((file) => !isLodash(file));

  it('contain the same files of dependencies as a build without our plugins, but those of lodash', () => {
    expect(files.length).toBeGreaterThan(10);
    expect([...delivered.keys()]).toEqual(files);
  });

  it.each(files.map((file) => [file.replace(/^.*\/node_modules\//u, ''), file]))(
    'contain %s as released, less the replacements',
    (_name, file) => {
      expect(delivered.get(file)).toBe(replacedAlone.get(file));
    },
  );

  it('redirect no call of a dependency', () => {
    const calls = (all: ReadonlyMap<string, string>): number =>
      files.reduce((sum, file) => sum + redirectedCalls(all.get(file) ?? ''), 0);
    expect(calls(delivered)).toBe(calls(replacedAlone));
    expect(calls(released)).toBeGreaterThan(50);
  });

  it('contain all dependencies as released in a build without the replacements', async () => {
    expect(await dependencies(UNPATCHED)).toEqual(released);
  });
});
