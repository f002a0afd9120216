import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { buildForNode } from './build-for-node.ts';
import { notePackages, packagesIn } from './bundled-packages.ts';
import { PROJECT, VERSION } from './project.ts';

const COMMAND = 'cli.js';
const SCHEMA = 'footer-content.schema.json';

const ENTRIES = {
  [COMMAND]: 'src/node/cli/main.ts',
  'prerender.js': 'src/node/prerender.ts',
  'mock.js': 'demo/backend/mock.ts',
} as const;

/** Builds the files for Node next to the script, and runs the command to write the JSON Schema of the footer's content. */
export async function buildNodeFiles(folder: string): Promise<void> {
  const outputs = await buildForNode(ENTRIES, folder, VERSION);
  notePackages(PROJECT, folder, packagesIn(PROJECT, outputs));
  const file = join(folder, COMMAND);
  await chmod(file, 0o755);
  const { stdout } = await promisify(execFile)(process.execPath, [file, 'schema']);
  await writeFile(join(folder, SCHEMA), stdout);
}
