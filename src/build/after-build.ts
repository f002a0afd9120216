import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Outputs } from './bundled-packages.ts';

type Task = (folder: string, outputs: Outputs) => unknown;

/**
 * Runs tasks one after the other on the folder of a build. A build writes to `dist.new`, which replaces `dist` at the end: a
 * build that fails or is interrupted changes nothing.
 */
export function afterBuild(tasks: readonly Task[]): Plugin {
  let [folder, target] = ['', ''];
  return {
    name: 'shop:after-build',
    apply: 'build',
    config({ root = '.', build: { outDir = 'dist' } = {} }) {
      target = resolve(root, outDir);
      folder = `${target}.new`;
      return { build: { outDir: folder, emptyOutDir: true } };
    },
    writeBundle: {
      // The tasks add files to `integrity.json`, which another plugin writes before.
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        for (const task of tasks) await task(folder, Object.values(bundle));
        const before = `${target}.old`;
        rmSync(before, { recursive: true, force: true });
        if (existsSync(target)) renameSync(target, before);
        renameSync(folder, target);
        rmSync(before, { recursive: true, force: true });
      },
    },
  };
}
