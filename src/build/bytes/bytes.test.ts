// @vitest-environment node
import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';
import { ownerOf, tableOf } from './shares.ts';

it('takes the pieces of a script from the sources that the map names, line by line', () => {
  // Line 1 has no source; line 2 has two columns without a source, then b; line 3 goes back to a.
  const map = { sources: ['../src/a.ts', '../src/b.ts'], mappings: ';ECAA;ADAA' };
  expect(piecesOf(';\n--bbb\naaaa', map)).toEqual([
    { source: '', text: ';\n' },
    { source: '', text: '--' },
    { source: 'src/b.ts', text: 'bbb\n' },
    { source: 'src/a.ts', text: 'aaaa' },
  ]);
});

it.each([
  ['node_modules/@r2wc/core/dist/core.js', '@r2wc/core'],
  ['locales/de-AT.json', 'texts de-AT'],
  ['widgets/footer/content/hu-HU.json', 'footer content hu-HU'],
  ['src/ui/button/button.css?inline', 'styles'],
  ['src/ui/icons/cart.tsx', 'icons'],
  ['src/ui/button/button.tsx', 'src/ui'],
  ['widgets/index.ts', 'widgets'],
  ['', 'private built-ins and wrapping'],
])('knows the owner of %j', (source, name) => {
  expect(ownerOf(source)).toBe(name);
});

it('accounts for every byte', () => {
  const own = { source: 'src/ui/a.ts', text: 'const a = 1;'.repeat(20) };
  const table = tableOf('all.js', [own, { source: 'node_modules/yup/index.js', text: 'const b = 2;' }]);
  expect(table).toMatch(/\*\*all\.js\*\* \| 252 .*\| yup \| 12 \|/s);
  expect(table).toContain('| src/ui | 240 |');
});
