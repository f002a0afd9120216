import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const FILES = '{src,widgets,locales,test,demo}/**/*.test.{ts,tsx}';
const NEVER = ['test/embed/**', 'node_modules/**', 'dist/**'];

/**
 * How the unit tests run, by the environment that a file names in its first line.
 *
 * - None: the files run in jsdom, each with a page and modules of its own, in threads that load jsdom once. To load it
 *   takes longer than most of these files.
 * - `node`: the files of a thread share it and its modules, and leave nothing behind. To start a thread and to load the
 *   modules takes longer than most of these files.
 * - `node`, with `vi.mock` or `vi.doMock`: a thread for each file, because modules that were loaded before would keep what
 *   they have imported.
 * - `jsdom`: jsdom in a thread for each file, for what the shared threads lack: Node's streams and `crypto.subtle`, and a
 *   `location` that can be replaced.
 */
export function unitProjects(root: string): TestProjectInlineConfiguration[] {
  const named = globSync(FILES, { cwd: root, exclude: NEVER }).filter((file) =>
    textOf(root, file).startsWith('// @vitest-environment '),
  );
  const shared = named.filter((file) => sharesItsThread(textOf(root, file)));
  return [
    {
      extends: true,
      test: { name: 'page', environment: 'jsdom', pool: 'vmThreads', include: [FILES], exclude: [...NEVER, ...named] },
    },
    {
      extends: true,
      test: { name: 'shared', environment: 'node', pool: 'threads', isolate: false, include: shared, exclude: NEVER },
    },
    {
      extends: true,
      test: {
        name: 'own',
        environment: 'node',
        pool: 'threads',
        include: named.filter((file) => !shared.includes(file)),
        exclude: NEVER,
      },
    },
  ];
}

function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function sharesItsThread(text: string): boolean {
  return text.startsWith('// @vitest-environment node\n') && !/\bvi\.(?:mock|doMock)\(/.test(text);
}
