import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comparedSizes } from './compared-sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'sizes-'));

function integrity(name: string, sizes: Readonly<Record<string, number>>): string {
  const files = Object.fromEntries(Object.entries(sizes).map(([file, brotli]) => [file, { brotli }]));
  writeFileSync(join(folder, name), JSON.stringify({ files }));
  return join(folder, name);
}

it('lists grown, unchanged, new and removed files, and a chunk under its name without the hash', () => {
  const before = integrity('before.json', { 'a.js': 1000, 'b.js': 5, 'gone.js': 7, 'modules/at-Ab_3-xyz.js': 20 });
  const after = integrity('after.json', { 'a.js': 1200, 'b.js': 5, 'new.js': 9, 'modules/at-12345678.js': 18 });
  const [, , ...rows] = comparedSizes(before, after).split('\n');
  expect(rows).toEqual([
    '| `a.js` | 1,000 | 1,200 | +200 |',
    '| `b.js` | 5 | 5 |  |',
    '| `new.js` | none | 9 | +9 |',
    '| `modules/at.js` | 20 | 18 | −2 |',
    '| `gone.js` | 7 | none | −7 |',
  ]);
});
