import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packagesIn } from './bundled-packages.ts';
import { PROJECT } from './project.ts';

/** @param packages the folders of the packages whose code is in the files of the build */
type Task = (folder: string, packages: ReadonlySet<string>) => unknown;

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
        const packages = packagesIn(PROJECT, Object.values(bundle));
        for (const task of tasks) await task(folder, packages);
      },
    },
  };
}
