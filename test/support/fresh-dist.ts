import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../src/build/project.ts';

/** What the build reads. A change of tests and notes needs no build. */
const SOURCES = ['vite.config.ts', '{src,widgets,locales}/**/*.{ts,tsx,css,json,yaml,svg}'];

/** Runs before the browser tests, which would pass on the script of yesterday. */
export default function requireFreshDist(): void {
  // A folder that a test names may be of any age.
  if (process.env.SHOP_WIDGETS_DIST) return;
  const built = changedAt('dist/shop-widgets.js');
  if (built === undefined) throw new Error('There is no dist/shop-widgets.js. Run `npm run build` first.');
  const sources = globSync(SOURCES, { cwd: PROJECT }).filter((file) => !/\.test\.tsx?$/.test(file));
  const newer = sources.find((file) => (changedAt(file) ?? 0) > built);
  if (newer) throw new Error(`dist/shop-widgets.js is older than ${newer}. Run \`npm run build\` first.`);
}

function changedAt(file: string): number | undefined {
  return statSync(join(PROJECT, file), { throwIfNoEntry: false })?.mtimeMs;
}
