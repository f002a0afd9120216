import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const PRODUCT = '{src/embed,src/ui,widgets,locales,demo/backend,test/support,test/repository}/**/*.test.{ts,tsx}';
const TOOLS = '{src/build,src/debug,src/node,src/plugins,demo,test/proofs}/**/*.test.{ts,tsx}';
const NEVER = ['test/embed/**', 'test/proofs/browser/**', 'test/proofs/foreign/node_modules/**'];

/** The unit tests: of the product, which `npm test` runs, and of the tools, which `npm run test:all` adds. */
export function unitProjects(root: string): TestProjectInlineConfiguration[] {
  return [...projectsOf(root, '', PRODUCT, NEVER), ...projectsOf(root, 'tools-', TOOLS, [...NEVER, 'demo/backend/**'])];
}

/**
 * How unit tests run, by the environment that a file names in its first line.
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
function projectsOf(root: string, prefix: string, files: string, never: string[]): TestProjectInlineConfiguration[] {
  const named = globSync(files, { cwd: root, exclude: never }).filter((file) =>
    textOf(root, file).startsWith('// @vitest-environment '),
  );
  const shared = named.filter((file) => sharesItsThread(textOf(root, file)));
  const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
    extends: true,
    test: { name: prefix + name, exclude: never, ...test },
  });
  const node = { environment: 'node', pool: 'threads' } as const;
  return [
    project('page', { environment: 'jsdom', pool: 'vmThreads', include: [files], exclude: [...never, ...named] }),
    project('shared', { ...node, isolate: false, include: shared }),
    project('own', { ...node, include: named.filter((file) => !shared.includes(file)) }),
  ];
}

function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function sharesItsThread(text: string): boolean {
  return text.startsWith('// @vitest-environment node\n') && !/\bvi\.(?:mock|doMock)\(/.test(text);
}
