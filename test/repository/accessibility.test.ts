import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TEXTS } from '../support/snippets.ts';

const CRITERIA = [...rowsUnder('Success criteria, level A'), ...rowsUnder('Success criteria, level AA')];

/** The rows of the table under a heading of the guide: the number of their criterion, and all of their text. */
function rowsUnder(heading: string): ReadonlyArray<{ readonly number: string; readonly row: string }> {
  const [, section = ''] = String(TEXTS['accessibility.md']).split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return Array.from(own.matchAll(/^\| (\d\.\d\.\d+) .*$/gm), ([row, number = '']) => ({ number, row }));
}

/** The test files by the criteria that their comments name after `WCAG`, separated by commas. */
function testsOfCriteria(): Readonly<Record<string, readonly string[]>> {
  const files = globSync('{src,widgets,locales,demo,test}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  const found: Record<string, string[]> = {};
  for (const file of files.toSorted()) {
    const lists = readFileSync(file, 'utf8').matchAll(/WCAG ((?:\d\.\d\.\d+(?:, )?)+)/g);
    const numbers = Array.from(lists, ([, list = '']) => list.match(/[\d.]+/g) ?? []).flat();
    for (const number of new Set(numbers)) (found[number] ??= []).push(file);
  }
  return found;
}

it('a criterion that applies is shown by a test or, as its row says, by inspection', () => {
  const applied = CRITERIA.filter(({ row }) => !row.includes('| Not Applicable '));
  const tested = applied.filter(({ row }) => !row.includes('No test: inspection of the code.'));
  expect(Object.keys(testsOfCriteria()).toSorted()).toEqual(tested.map(({ number }) => number).toSorted());
});
