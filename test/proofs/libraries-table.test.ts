// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTables } from './browser/libraries/table.ts';

it('the guides list what the browser tests try: `npm run docs` updates them', async () => {
  const current = await withTables();
  const written = Object.keys(current).map((file) => [file, readFileSync(file, 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(current);
});
