// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { nameOfUnmapped, ownerOf, sharesOf } from './owners.ts';
import { bytesBySource } from './source-map.ts';
import { medianOf, sharesTable, sizesTable, timesTable } from './tables.ts';

describe('bytesBySource', () => {
  const sources = ['../src/a.ts', '../src/b.ts'];
  const nowhere = () => 'nowhere';

  it('assigns each segment to its source in the map', () => {
    // Columns 0 to 3 from a, 4 to 9 from b.
    const bytes = bytesBySource('aaaabbbbbb', { sources, mappings: 'AAAA,ICAA' }, nowhere);

    expect(Object.fromEntries(bytes)).toEqual({ '../src/a.ts': 4, '../src/b.ts': 6 });
  });

  it('continues from line to line, and counts segments without a source separately', () => {
    // Line 1 has no source; line 2 has two columns without a source, then b; line 3 goes back to a.
    const bytes = bytesBySource(';\n--bbb\naaaa', { sources, mappings: ';ECAA;ADAA' }, nowhere);

    expect(Object.fromEntries(bytes)).toEqual({ nowhere: 2 + 2, '../src/b.ts': 4, '../src/a.ts': 4 });
  });

  it('decodes numbers of more than one digit, and segments without a source', () => {
    // 'gB' is 16.
    const bytes = bytesBySource('a'.repeat(16) + '----', { sources, mappings: 'AAAA,gB' }, nowhere);

    expect(Object.fromEntries(bytes)).toEqual({ '../src/a.ts': 16, nowhere: 4 });
  });

  it('refuses a map of other code', () => {
    expect(() => bytesBySource('aa', { sources, mappings: 'AAAA,gBAAA' }, nowhere)).toThrow('does not fit the code');
  });
});

it.each([
  ['../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['../node_modules/@r2wc/core/dist/core.js', '@r2wc/core'],
  ['../node_modules/a/node_modules/b/index.js', 'b'],
  ['../src/ui/button/button.tsx', 'src/ui'],
  ['../widgets/newsletter/newsletter.tsx', 'widgets/newsletter'],
  ['../widgets/index.ts', 'widgets'],
  ['../locales/de-DE.json', 'locales'],
  ['\0rolldown/runtime.js', 'wrapping code'],
  ['styles', 'styles'],
])('knows the owner of %s: %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

it.each([
  ['{"shop.name":"Shop","newsletter.title":"Newsletter"}', 'locales'],
  ['".root{--_text:var(--shop-color-text,#231c18)}"', 'styles'],
  ['function(){var e=Object.create', 'wrapping code'],
])('names code that has no source in the map: %s', (text, name) => {
  expect(nameOfUnmapped(text, 'shop.name')).toBe(name);
});

it('sums the bytes of each owner, largest first', () => {
  const bytes = new Map([
    ['../src/ui/a.tsx', 10],
    ['../node_modules/yup/index.js', 25],
    ['../src/ui/b.tsx', 20],
  ]);

  expect(sharesOf(bytes)).toEqual([
    { owner: 'src/ui', bytes: 30 },
    { owner: 'yup', bytes: 25 },
  ]);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('calculates the median of %j: %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

describe('tables for the README', () => {
  it('contain sizes', () => {
    expect(sizesTable([['shop-widgets.js', { raw: 291_987, gzip: 90_847, brotli: 78_515 }]])).toBe(
      [
        '|                 |     raw | gzip -9 | brotli 11 |',
        '| --------------- | ------: | ------: | --------: |',
        '| shop-widgets.js | 291,987 |  90,847 |    78,515 |',
      ].join('\n'),
    );
  });

  it('contain shares, with the smallest combined', () => {
    const shares = [
      { owner: 'react-dom', bytes: 99_900 },
      { owner: 'tiny', bytes: 60 },
      { owner: 'tinier', bytes: 40 },
    ];

    expect(sharesTable(shares).split('\n').slice(2)).toEqual([
      '| react-dom     |          99,900 | 99.9 % |',
      '| smaller parts |             100 |  0.1 % |',
    ]);
  });

  it('contain times, relative to the first', () => {
    const pages = [
      { title: 'by hand', milliseconds: [50, 40, 60] },
      { title: 'widget', milliseconds: [200, 150, 400] },
    ];

    expect(timesTable(pages).split('\n').slice(2)).toEqual([
      '| by hand |  50 ms |   40 to 60 | 1.00 × |',
      '| widget  | 200 ms | 150 to 400 | 4.00 × |',
    ]);
  });
});
