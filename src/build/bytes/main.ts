/** `npm run sizes`: what each part weighs in the script of all sites in `dist`, as `dist/sizes.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { PROJECT } from '../project.ts';
import { scriptName } from '../scripts.ts';
import { partsTable } from './shares.ts';

const INTRODUCTION =
  'What each part weighs, in bytes. `raw` is its share of the minified script. `brotli` is how much smaller the script ' +
  'would be without it, with brotli 11; what parts have in common is in none of these figures, so that the last row adds it.';

const dist = join(PROJECT, 'dist');
const report = `${INTRODUCTION}\n\n${await partsTable(dist, scriptName())}`;
writeFileSync(join(dist, 'sizes.md'), report);
process.stdout.write(report);
