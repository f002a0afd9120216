// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { withSection } from './figures/report.ts';
import { blockingOf, medianOf, rangeOf, ratio } from './figures/statistics.ts';
import { markdownTable, sizesTable } from './figures/tables.ts';
import { type TraceEvent, workBetween } from './figures/trace.ts';
import { measureInTurns } from './figures/turns.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('calculates the median of %j: %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

describe('tables of figures', () => {
  it('contain sizes', () => {
    expect(sizesTable([['shop-widgets.js', { raw: 291_987, gzip: 90_847, brotli: 78_515 }]])).toBe(
      [
        '|                 |     raw | gzip -9 | brotli 11 |',
        '| --------------- | ------: | ------: | --------: |',
        '| shop-widgets.js | 291,987 |  90,847 |    78,515 |',
      ].join('\n'),
    );
  });

  it('align columns for people who read the source', () => {
    expect(
      markdownTable([
        ['', 'median'],
        ['by hand', '7'],
        ['widget', '41'],
      ]).split('\n'),
    ).toEqual(['|         | median |', '| ------- | -----: |', '| by hand |      7 |', '| widget  |     41 |']);
  });
});

it('tells a median with its range', () => {
  expect(rangeOf([30, 10.4, 20.6], 0)).toBe('21 (10 to 30)');
});

it.each([
  [[4, 6, 5], [2, 1, 3], '2.50 ×'],
  [[4], [0], '–'],
  [[0], [0], '–'],
])('compares the medians of %j and %j: %s', (values, base, told) => {
  expect(ratio(values, base)).toBe(told);
});

it('counts of long tasks what they take beyond 50 ms', () => {
  expect(blockingOf([51, 150, 20])).toBe(101);
});

it('measures in turns, after a round that does not count', async () => {
  const order: string[] = [];
  const results = await measureInTurns(['a', 'b'], 2, async (subject) => {
    order.push(subject);
    return order.length;
  });

  expect(order.join('')).toBe('ababab');
  expect(results).toEqual([
    [3, 5],
    [4, 6],
  ]);
});

describe('the work of a trace', () => {
  const page = { pid: 1, tid: 2 };
  const mark = (name: string, ts: number): TraceEvent => ({ ...page, ph: 'R', name, ts });
  const work = (name: string, ts: number, dur: number, tdur?: number): TraceEvent => ({
    ...page,
    ph: 'X',
    name,
    ts,
    dur,
    ...(tdur !== undefined && { tdur }),
  });

  it('is what the main thread does between the marks, on the processor', () => {
    const events = [
      work('FunctionCall', 500, 400),
      mark('start', 1000),
      work('EvaluateScript', 2000, 5000, 3000),
      work('Layout', 8000, 1000),
      { ...work('FunctionCall', 8000, 1000), tid: 9 },
      mark('end', 10_000),
      work('FunctionCall', 11_000, 400),
    ];

    expect(workBetween(events, 'start', 'end')).toEqual({ script: 3, style: 1 });
  });

  it('counts nested work of a kind once, and layout that a script forces as layout alone', () => {
    const events = [
      mark('start', 0),
      work('RunMicrotasks', 3000, 1000),
      work('Layout', 4500, 500),
      work('FunctionCall', 1000, 5000),
      mark('end', 10_000),
    ];

    expect(workBetween(events, 'start', 'end')).toEqual({ script: 4.5, style: 0.5 });
  });

  it('is unknown without the marks of one page', () => {
    expect(() => workBetween([mark('start', 0), { ...mark('end', 1), pid: 7 }], 'start', 'end')).toThrow('no marks');
  });
});

describe('a section of the report', () => {
  const report =
    'Before.\n\n<!-- measured: a -->\n\nold\n\n<!-- /measured -->\n\n<!-- measured: b -->\n\nold\n\n<!-- /measured -->\n\nAfter.\n';

  it('is replaced, and what is written around it stays', () => {
    expect(withSection(report, 'b', 'new')).toBe(report.replace(/old(?=[^]*After)(?![^]*old)/, 'new'));
  });

  it('has to be there', () => {
    expect(() => withSection(report, 'c', 'new')).toThrow('no section "c"');
  });
});
