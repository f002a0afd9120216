/**
 * `npm run sizes`: what each part of the one script in `dist` weighs, as a page, `dist/sizes.html`.
 * `npm run sizes -- ../main/dist/integrity.json`: the sizes of all files beside those of another build, as a table in Markdown.
 */
import { join } from 'node:path';
import process from 'node:process';
import { Config, Report } from 'sonda';
import { comparedSizes } from './compared-sizes.ts';
import { PROJECT } from './project.ts';
import { SCRIPT } from './scripts.ts';

const dist = join(PROJECT, 'dist');
const [before] = process.argv.slice(2);

if (before === undefined) {
  const report = new Report(new Config({ filename: 'sizes', outputDir: dist, brotli: true }, { integration: 'vite' }));
  report.addAsset(join(dist, SCRIPT), []);
  for (const file of await report.generate()) process.stdout.write(`${file}\n`);
} else {
  process.stdout.write(`${comparedSizes(before, join(dist, 'integrity.json'))}\n`);
}
