// @vitest-environment node
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOfDist } from './fresh-dist.ts';

const SCRIPT = 'dist/shop-widgets.js';

it.each([
  { state: 'the script is missing', files: ['src/a.ts'], fault: 'There is no dist/shop-widgets.js.' },
  { state: 'the script is newest', files: ['src/a.ts', 'locales/de-DE.json', SCRIPT], fault: undefined },
  { state: 'a test is newer', files: ['src/a.ts', SCRIPT, 'src/a.test.ts', 'locales/NOTES.md'], fault: undefined },
  { state: 'a style is newer', files: [SCRIPT, 'widgets/b/b.css'], fault: `${SCRIPT} is older than widgets/b/b.css.` },
  {
    state: 'the configuration is newer',
    files: [SCRIPT, 'vite.config.ts'],
    fault: `${SCRIPT} is older than vite.config.ts.`,
  },
])('names the fault when $state', ({ files, fault }) => {
  const project = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const [index, file] of files.entries()) {
    const path = join(project, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    utimesSync(path, 1000 + index, 1000 + index);
  }
  expect(faultOfDist(project)).toBe(fault);
});
