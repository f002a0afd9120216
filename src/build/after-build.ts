import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Outputs } from './bundled-packages.ts';

type Task = (folder: string, outputs: Outputs) => unknown;

/**
 * Runs one task after the other when the files of a build are in their folder, whose path each of them is given. It stands beside
 * the folder of the build, and takes its place at the end: a build that fails, or has not ended, changes nothing.
 */
export function afterBuild(tasks: readonly Task[]): Plugin {
  let [folder, whole] = ['', ''];
  return {
    name: 'shop:after-build',
    apply: 'build',
    config({ root = '.', build: { outDir = 'dist' } = {} }) {
      whole = resolve(root, outDir);
      folder = `${whole}.new`;
      return { build: { outDir: folder, emptyOutDir: true } };
    },
    writeBundle: {
      // The files that these tasks make are added to the list of what is delivered, which is written before.
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        for (const task of tasks) await task(folder, Object.values(bundle));
        const before = `${whole}.old`;
        rmSync(before, { recursive: true, force: true });
        if (existsSync(whole)) renameSync(whole, before);
        renameSync(folder, whole);
        rmSync(before, { recursive: true, force: true });
      },
    },
  };
}
