import { expect, it } from 'vitest';
import { idOf } from './element.ts';
import { ELEMENTS } from './elements.ts';

it('has a section for every folder of elements except the root', () => {
  const files = Object.keys(import.meta.glob(['../../src/ui/*/*.tsx', '!**/*.test.tsx']));
  const folders = [...new Set(files.map((file) => file.split('/').at(-2)))];
  const shown = ELEMENTS.map(idOf);
  expect(
    folders.filter((folder) => folder !== 'icons' && folder !== 'ui-root' && !shown.includes(folder ?? '')),
  ).toEqual([]);
});
