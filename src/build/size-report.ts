/**
 * `npm run sizes -- ../main/dist/integrity.json`: the sizes of all files of `dist` beside those of another build, as a
 * table in Markdown.
 */
import { join } from 'node:path';
import process from 'node:process';
import { comparedSizes } from './compared-sizes.ts';
import { PROJECT } from './project.ts';

const [before] = process.argv.slice(2);
if (before === undefined) throw new TypeError('Name the integrity.json of the other build.');
process.stdout.write(`${comparedSizes(before, join(PROJECT, 'dist', 'integrity.json'))}\n`);
