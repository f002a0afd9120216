import { writeFile } from 'node:fs/promises';
import { README, readReadme, withLibrariesTable } from './table.ts';

// Part of `npm run docs`: writes the README's table of libraries.
await writeFile(README, await withLibrariesTable(await readReadme()));
