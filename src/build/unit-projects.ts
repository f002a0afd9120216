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
 * - `node`: a thread for each file.
 * - `jsdom`: jsdom in a thread for each file, for what the shared threads lack: Node's streams and `crypto.subtle`, and a
 *   `location` that can be replaced.
 */
export function unitProjects(root: string): TestProjectInlineConfiguration[] {
  const named = globSync(FILES, { cwd: root, exclude: NEVER }).filter((file) =>
    readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment '),
  );
  return [
    {
      extends: true,
      test: { name: 'page', environment: 'jsdom', pool: 'vmThreads', include: [FILES], exclude: [...NEVER, ...named] },
    },
    { extends: true, test: { name: 'own', environment: 'node', pool: 'threads', include: named, exclude: NEVER } },
  ];
}
