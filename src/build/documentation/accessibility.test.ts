// @vitest-environment node
import { expect, it } from 'vitest';
import { criteriaOfTests, readCriteria } from './accessibility.ts';

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

const CRITERIA = readCriteria();

it.each(['A', 'AA'] as const)('every criterion of level %s has a row, and no other', (level) => {
  const numbers = CRITERIA.filter((criterion) => criterion.level === level).map(({ number }) => number);
  expect(numbers).toEqual(WCAG[level].join(' ').split(' '));
});

it.each(CRITERIA.filter(({ conformance }) => conformance !== 'Not Applicable'))(
  '$number $name is shown by a test or, as its row says, by inspection',
  ({ tests, inspection }) => {
    expect(tests.length > 0).toBe(!inspection);
  },
);

it('no test shows a criterion that the report does not apply', () => {
  const applied = CRITERIA.filter(({ conformance }) => conformance !== 'Not Applicable').map(({ number }) => number);
  const strays = Object.entries(criteriaOfTests()).flatMap(([file, numbers]) =>
    numbers.filter((number) => !applied.includes(number)).map((number) => `${file}: ${number}`),
  );
  expect(strays).toEqual([]);
});
