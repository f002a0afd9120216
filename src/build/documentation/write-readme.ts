import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import { currentGuides } from './guides.ts';

// `npm run docs`: fills the generated parts of the README and the guides.
for (const [path, text] of Object.entries(await currentGuides())) await writeFile(join(PROJECT, path), text);
