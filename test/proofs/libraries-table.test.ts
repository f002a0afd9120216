// @vitest-environment node
import { expect, it } from 'vitest';
import { readmeTables, readReadme, withTables } from './browser/libraries/table.ts';

it('the README lists the libraries and host pages that the browser tests try: `npm run docs` updates it', async () => {
  const readme = await readReadme();
  for (const table of await readmeTables()) expect(readme).toContain(table);
  expect(readme).toBe(await withTables(readme));
});
