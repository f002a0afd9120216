import { writeFile } from 'node:fs/promises';
import { withTables } from './table.ts';

// Part of `npm run docs`: writes the tables of libraries, host pages and frameworks.
for (const [file, text] of Object.entries(await withTables())) await writeFile(file, text);
