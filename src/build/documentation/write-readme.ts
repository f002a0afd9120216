import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentGuides } from './guides.ts';
import { currentReadme } from './readme.ts';

// `npm run docs`: fills the generated parts of the README and the guides.
const PROJECT = join(import.meta.dirname, '../../..');
const file = join(PROJECT, 'README.md');
await writeFile(file, await currentReadme(PROJECT, await readFile(file, 'utf8')));
for (const [path, text] of Object.entries(await currentGuides(PROJECT))) await writeFile(join(PROJECT, path), text);
