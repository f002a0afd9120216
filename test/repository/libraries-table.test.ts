// @vitest-environment node
import { expect, it } from 'vitest';
import { librariesTable, readReadme, withLibrariesTable } from '../embed/libraries/table.ts';

it('the README lists the libraries that the browser tests try: `npm run docs` updates it', async () => {
  const readme = await readReadme();
  expect(readme).toContain(await librariesTable());
  expect(readme).toBe(await withLibrariesTable(readme));
});
