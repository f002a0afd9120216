import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentReadme } from './readme.ts';

// `npm run docs`: fills the README's tables from the declarations.
const PROJECT = join(import.meta.dirname, '../../..');
const file = join(PROJECT, 'README.md');
await writeFile(file, await currentReadme(PROJECT, await readFile(file, 'utf8')));
