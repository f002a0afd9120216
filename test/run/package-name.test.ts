// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// The package is not published, so nobody owns its name: whoever takes it would run code at those who follow the advice.
it('no document and no message advises to run or install a package of the name from the registry', () => {
  const files = globSync(['*.md', '{src,widgets,demo,locales}/**/*.{ts,tsx,html,json,md,yaml}'], { cwd: ROOT });
  const advising = files.filter((file) =>
    /(?:npx|npm (?:exec|i|install)) shop-widgets/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  );

  expect(files).toContain('README.md');
  expect(advising).toEqual([]);
});
