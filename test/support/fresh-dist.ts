import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/** What the build reads. Tests and notes are left out: whoever changes them need not build again. */
const SOURCES = ['vite.config.ts', '{src,widgets,locales}/**/*.{ts,tsx,css,json,yaml,svg}'];

/** Runs before the browser tests, which would pass on the script of yesterday. */
export default function requireFreshDist(): void {
  // A folder that a test names may be of any age.
  if (process.env.SHOP_WIDGETS_DIST) return;
  const fault = faultOfDist(PROJECT);
  if (fault) throw new Error(`${fault} Run \`npm run build\` first.`);
}

/** What is wrong with the built script of a project folder, if anything. */
export function faultOfDist(project: string): string | undefined {
  const built = changedAt(join(project, 'dist/shop-widgets.js'));
  if (built === undefined) return 'There is no dist/shop-widgets.js.';
  const sources = globSync(SOURCES, { cwd: project }).filter((file) => !/\.test\.tsx?$/.test(file));
  const newer = sources.find((file) => (changedAt(join(project, file)) ?? 0) > built);
  return newer && `dist/shop-widgets.js is older than ${newer}.`;
}

function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
