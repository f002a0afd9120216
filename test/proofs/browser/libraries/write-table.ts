import { writeFile } from 'node:fs/promises';
import { README, readReadme, withTables } from './table.ts';

// Part of `npm run docs`: writes the README's tables of libraries and host pages.
await writeFile(README, await withTables(await readReadme()));
