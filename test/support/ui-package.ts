import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

export const PROJECT = join(import.meta.dirname, '../..');

export const run = promisify(execFile);

/** Files that are built and tested elsewhere; a manifest that names missing files would be invalid. */
const STAND_INS: Readonly<Record<string, string>> = {
  'dist/shop-widgets.js': ';\n',
  'dist/types/index.d.ts': 'export {};\n',
  'dist/types/react.d.ts': 'export {};\n',
  'dist/types/prerender.d.ts': 'export {};\n',
  'dist/prerender.js': 'export {};\n',
  'dist/cli.js': '#!/usr/bin/env node\n',
  'dist/custom-elements.json': '{}\n',
  'dist/web-types.json': '{}\n',
};

export interface Manifest {
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Builds the package's React entries into a folder that can be packed.
 *
 * @returns the folder of the built modules
 */
export async function buildUiPackage(folder: string): Promise<string> {
  const modules = join(folder, 'dist/package');
  await build({
    configFile: join(PROJECT, 'src/build/ui.config.ts'),
    logLevel: 'error',
    build: { outDir: modules },
  });
  for (const [file, content] of Object.entries(STAND_INS)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  // Packing would run the build again.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...readManifest(), scripts: {} }));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return modules;
}
