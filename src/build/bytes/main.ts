/**
 * `npm run sizes`: what each part weighs in the scripts in `dist`, as `dist/sizes.md`. Without names of scripts, one of
 * each build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { format } from 'prettier';
import { PROJECT } from '../project.ts';
import { piecesOf } from './pieces.ts';
import { sharesOf, tableOf } from './table.ts';

const ONE_OF_EACH = ['shop-widgets.js', 'shop-widgets.at.js', 'shop-widgets.lite.js', 'shop-widgets.at.lite.js'];

const INTRODUCTION =
  'What each part weighs, in bytes. `raw` is its share of the minified script. `brotli` is how much smaller the script ' +
  'would be without it, with brotli 11; what parts have in common is in none of these figures, so that the last row adds it.';

const dist = join(PROJECT, 'dist');
const given = process.argv.slice(2);
const names = (given.length > 0 ? given : ONE_OF_EACH).filter((name) => existsSync(join(dist, name)));
const tables = names.map((name) => {
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const map = JSON.parse(read(`${name}.map`)) as Parameters<typeof piecesOf>[1];
  return tableOf(name, sharesOf(piecesOf(read(name), map)));
});
const report = await format([INTRODUCTION, ...tables].join('\n\n'), { parser: 'markdown' });
writeFileSync(join(dist, 'sizes.md'), report);
process.stdout.write(report);
