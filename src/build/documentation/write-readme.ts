import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentGuides } from './guides.ts';

// `npm run docs`: fills the generated parts of the README and the guides.
const PROJECT = join(import.meta.dirname, '../../..');
for (const [path, text] of Object.entries(await currentGuides(PROJECT))) await writeFile(join(PROJECT, path), text);
