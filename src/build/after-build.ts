import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Outputs } from './bundled-packages.ts';

type Task = (folder: string, outputs: Outputs) => unknown;

/** Runs one task after the other when the files of a build are in their folder, whose path each of them is given. */
export function afterBuild(tasks: readonly Task[]): Plugin {
  let folder = '';
  return {
    name: 'shop:after-build',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    writeBundle: {
      // The files that these tasks make are added to the list of what is delivered, which is written before.
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        for (const task of tasks) await task(folder, Object.values(bundle));
      },
    },
  };
}
