import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PARTS = [
  'src',
  'widgets',
  'demo',
  'test',
  'locales',
  'vite.config.ts',
  'tsconfig.json',
  '.dependency-cruiser.cjs',
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
];

/** Copies the project's sources into a new folder, so that a test can change them. Whoever asks removes it. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-widgets-'));
  for (const part of PARTS) {
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/[/\\](dist|\.data|node_modules)$/.test(path),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
