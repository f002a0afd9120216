// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ownerOf } from './owners.ts';
import { piecesOf } from './pieces.ts';
import { sharesOf, tableOf } from './table.ts';

describe('the pieces of a script', () => {
  const sources = ['../src/a.ts', '../src/b.ts'];

  it('are from the source that the map names, line by line', () => {
    // Line 1 has no source; line 2 has two columns without a source, then b; line 3 goes back to a.
    expect(piecesOf(';\n--bbb\naaaa', { sources, mappings: ';ECAA;ADAA' })).toEqual([
      { source: '', text: ';\n' },
      { source: '', text: '--' },
      { source: 'src/b.ts', text: 'bbb\n' },
      { source: 'src/a.ts', text: 'aaaa' },
    ]);
  });

  it('are not those of another script', () => {
    expect(() => piecesOf('aa', { sources, mappings: 'AAAA,gBAAA' })).toThrow('does not fit the code');
  });
});

it.each([
  ['node_modules/@r2wc/core/dist/core.js', 'dependencies', '@r2wc/core'],
  ['locales/de-AT.json', 'texts and content', 'texts de-AT'],
  ['widgets/footer/content/hu-HU.json', 'texts and content', 'footer content hu-HU'],
  ['src/ui/button/button.css?inline', 'styles and icons', 'styles'],
  ['src/ui/icons/cart.tsx', 'styles and icons', 'icons'],
  ['src/ui/button/button.tsx', 'own code', 'src/ui'],
  ['widgets/index.ts', 'own code', 'widgets'],
  ['locales/en.json.data.js', 'texts and content', 'texts en'],
  ['', 'wrapping', 'private built-ins and wrapping'],
])('knows the owner of %j', (source, kind, name) => {
  expect(ownerOf(source)).toEqual({ kind, name });
});

it('accounts for every byte', () => {
  const shares = sharesOf([
    { source: 'src/ui/a.ts', text: 'const a = 1;'.repeat(20) },
    { source: 'node_modules/yup/index.js', text: 'const b = 2;' },
  ]);
  expect(shares.shares.reduce((sum, { raw }) => sum + raw, 0)).toBe(shares.raw);
  expect(tableOf('all.js', shares)).toMatch(/\*\*all\.js\*\* \| 252 .*\| yup \| 12 \|.*\| src\/ui \| 240 \|/s);
});

it('is refused where the source map names too little', () => {
  const named = { source: 'src/ui/a.ts', text: 'a'.repeat(95) };
  expect(() => sharesOf([named, { source: '', text: 'b'.repeat(5) }])).toThrow('5 of 100 bytes have no source');
});
