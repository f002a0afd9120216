import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { PROJECT } from './project.ts';

/** Writes the type declarations of the package next to its modules. */
export async function writePackageTypes(folder: string): Promise<void> {
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc');
  const config = join(import.meta.dirname, 'ui.tsconfig.json');
  await promisify(execFile)(execPath, [compiler, '--project', config, '--outDir', folder]);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    // The sources import `.ts` and `.tsx` files; in the package these modules are `.js` files.
    const types = readFileSync(path, 'utf8').replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
    writeFileSync(path, types);
  }
}
