import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** The command that installs the packages of other people, at the versions of package.json in this folder. */
export const INSTALL = 'npm install --prefix test/proofs/foreign';

/** Installs them; npm is done in a second when they are there. */
export function installForeignPackages(): void {
  const { status } = spawnSync(INSTALL, { cwd: join(FOLDER, '../../..'), shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages that the proofs use could not be installed; npm says why above.');
}

/**
 * The path of a file in one of those packages, such as `dojo/dojo.js`.
 *
 * @throws Error with the command to run, if the packages are not installed
 */
export function foreignFile(path: string): string {
  const file = join(FOLDER, 'node_modules', path);
  if (!existsSync(file)) throw new Error(`${file} is missing: ${INSTALL}`);
  return file;
}
