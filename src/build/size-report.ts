/** `npm run sizes`: what each part of the script of all sites in `dist` weighs, as a page, `dist/sizes.html`. */
import { join } from 'node:path';
import process from 'node:process';
import { Config, Report } from 'sonda';
import { PROJECT } from './project.ts';
import { SCRIPT } from './scripts.ts';

const dist = join(PROJECT, 'dist');
const report = new Report(new Config({ filename: 'sizes', outputDir: dist, brotli: true }, { integration: 'vite' }));
report.addAsset(join(dist, SCRIPT), []);
for (const file of await report.generate()) process.stdout.write(`${file}\n`);
