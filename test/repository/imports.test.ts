import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { PROJECT } from '../../src/build/project.ts';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: readonly Rule[] };

const files = globSync('{src,widgets,demo}/**/*.{ts,tsx}', { cwd: PROJECT }).map((file) => file.replaceAll('\\', '/'));

// The names of folders that nobody may use.
const rules = forbidden.filter(({ name, from }) => name !== 'folder-name' && from.path !== undefined);

it.each(rules)('the rule of imports $name is about files that exist', ({ from: { path = '' } }) => {
  // A folder that was renamed would leave its rule without any file, and nothing would say so.
  expect(files.some((file) => new RegExp(path).test(file))).toBe(true);
});
