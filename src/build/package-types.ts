import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';

/** Writes the type declarations of the package next to its modules. */
export async function writePackageTypes(project: string, folder: string): Promise<void> {
  const compiler = join(project, 'node_modules/typescript/bin/tsc');
  const config = join(project, 'src/build/ui.tsconfig.json');
  await promisify(execFile)(execPath, [compiler, '--project', config, '--outDir', folder]);
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, nameModules(readFileSync(path, 'utf8')));
  }
}

/** The sources import `.ts` and `.tsx` files; in the package these modules are `.js` files. */
function nameModules(types: string): string {
  return types.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
}
