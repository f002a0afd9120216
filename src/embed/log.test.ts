import { afterEach, expect, it, vi } from 'vitest';
import { logError, once, reportFirst, warn } from './log.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [0, 0, []],
  [20, 20, []],
  [21, 20, [1]],
  [1000, 20, [980]],
])('of %d problems %d are reported, and the number of the others', (count, reported, rests) => {
  const problems = Array.from({ length: count }, (_, index) => index);
  const report = vi.fn<(problem: number) => void>();
  const reportRest = vi.fn<(rest: number) => void>();
  reportFirst(problems, report, reportRest);
  expect(report.mock.calls).toEqual(problems.slice(0, reported).map((problem) => [problem]));
  expect(reportRest.mock.calls.flat()).toEqual(rests);
});

it('of many messages that differ in a value of the page, 20 are logged, and one says that there are more', () => {
  const log = vi.fn<(message: string) => void>();
  for (let count = 0; count < 1000; count += 1) once(log, `site="X${count}" is not known.`);
  once(log, 'offer="x" is not known.');
  const [first, ...others] = log.mock.calls.flat();
  expect(first).toBe('site="X0" is not known.');
  expect(others.slice(18)).toEqual([
    'site="X19" is not known.',
    'site=…: more messages of this kind are not logged.',
    'offer="x" is not known.',
  ]);
});

it.each([undefined, { log: () => undefined }])('a page may replace the console by %j', (replaced) => {
  vi.stubGlobal('console', replaced);
  expect(() => warn('odd')).not.toThrow();
  expect(() => logError('broken', new Error('why'))).not.toThrow();
});
