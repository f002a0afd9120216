import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalSeparator, editNumber, type NumberRules, showNumber } from './number-rules.ts';

const GERMAN: NumberRules = { decimals: 2, separator: ',' };

/** What the field shows after a text was typed into it, key by key. */
function type(text: string, rules: NumberRules): string {
  let shown = '';
  for (const key of text) shown = editNumber(shown, shown + key, shown.length + 1, rules).text;
  return shown;
}

it.each([
  ['de-DE', ','],
  ['de-CH', '.'],
  ['ar-EG-u-nu-arab', '٫'],
])('the decimal separator of %s is “%s”', (locale, separator) => {
  expect(decimalSeparator(locale)).toBe(separator);
});

it.each([
  ['1a2b', 0, '12'],
  ['1,5', 0, '15'],
  ['1.5', 2, '1,5'],
  ['1,505', 2, '1,50'],
  ['1,5,0', 2, '1,50'],
  ['-5', 2, '5'],
  [',5', 2, ',5'],
  ['', 2, ''],
])('typing “%s” with %d decimals gives “%s”', (typed, decimals, shown) => {
  expect(type(typed, { decimals, separator: ',' })).toBe(shown);
});

it('typing a number stops at the longest', () => {
  expect(type('123456', { ...GERMAN, maxLength: 4 })).toBe('1234');
  expect(editNumber('1234', '19234', 2, { ...GERMAN, maxLength: 4 })).toEqual({ text: '1234', caret: 1 });
});

it.each([
  ['no more decimals than there may be', '1,5', '1,235', 4, '1,25', 3],
  ['a separator before as many decimals as there may be', '123', '1,23', 2, '1,23', 2],
  ['no separator before more decimals', '1234', '1,234', 2, '1234', 1],
  ['a digit before more decimals than may be typed', '2,345', '12,345', 1, '12,345', 1],
])('typing into a number accepts %s', (_fact, before, after, caret, text, expectedCaret) => {
  expect(editNumber(before, after, caret, GERMAN)).toEqual({ text, caret: expectedCaret });
});

it.each([
  ['1.234,50', '1234,50'],
  ['1,234.50', '1234,50'],
  ['1.234', '1234'],
  ['1.2345', '1,23'],
  ['1,234', '1,23'],
  ['.', ','],
  ['1 234,5', '1234,5'],
  ['EUR 19,99', '19,99'],
  ['no number', ''],
])('pasting a number makes of “%s” “%s”', (pasted, shown) => {
  expect(editNumber('', pasted, pasted.length, GERMAN).text).toBe(shown);
});

it.each([
  ['12.5', '12'],
  ['1.234,50', '1234'],
  ['1.234', '1234'],
])('pasting a number where whole ones are wanted makes of “%s” “%s”', (pasted, shown) => {
  expect(editNumber('', pasted, pasted.length, { decimals: 0, separator: ',' })).toEqual({
    text: shown,
    caret: shown.length,
  });
});

const kept = fc
  .tuple(fc.stringMatching(/^\d{0,6}$/), fc.option(fc.stringMatching(/^\d{0,2}$/), { nil: undefined }))
  .map(([whole, decimals]) => (decimals === undefined ? whole : `${whole}.${decimals}`));

it('a number keeps what stands around an edit, and the caret before the rest', () => {
  const edit = fc.record({ value: kept, from: fc.nat(9), length: fc.nat(3), typed: fc.string({ maxLength: 6 }) });
  fc.assert(
    fc.property(edit, ({ value, from, length, typed }) => {
      const before = showNumber(value, ',');
      const start = Math.min(from, before.length);
      const head = before.slice(0, start);
      const tail = before.slice(start + length);
      const { text, caret } = editNumber(before, head + typed + tail, start + typed.length, GERMAN);
      expect(text.startsWith(head)).toBe(true);
      expect(text.endsWith(tail)).toBe(true);
      expect(text.length - caret).toBe(tail.length);
      expect(text).toMatch(/^\d*(?:,\d*)?$/);
    }),
  );
});
