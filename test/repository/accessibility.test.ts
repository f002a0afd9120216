// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TEXTS } from '../support/snippets.ts';

/** Every success criterion of WCAG 2.2, in the order of the recommendation. 4.1.1 was removed from it. */
const WCAG = {
  A: [
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4',
    '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  ],
  AA: [
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2',
    '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
  ],
};

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

it.each(['A', 'AA'] as const)('every criterion of level %s has a row, and no other', (level) => {
  const numbers = rowsUnder(`Success criteria, level ${level}`).map(({ number }) => number);
  expect(numbers).toEqual(WCAG[level].join(' ').split(' '));
});

it('a criterion that applies is shown by a test or, as its row says, by inspection', () => {
  const applied = CRITERIA.filter(({ row }) => !row.includes('| Not Applicable '));
  const tested = applied.filter(({ row }) => !row.includes('No test: inspection of the code.'));
  expect(Object.keys(testsOfCriteria()).toSorted()).toEqual(tested.map(({ number }) => number).toSorted());
});

it('the guide names the tests that show each criterion', () => {
  const listed = rowsUnder('Tests').map(({ number, row }) => [
    number,
    Array.from(row.matchAll(/`([^`]+)`/g), ([, file]) => file),
  ]);
  expect(Object.fromEntries(listed)).toEqual(testsOfCriteria());
});
