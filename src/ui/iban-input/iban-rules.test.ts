import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactIban, editIban, groupIban, ibanStatus, type IbanStatus } from './iban-rules.ts';

/** The countries and their forms are those of the library; the numbers are examples of the IBAN registry. */
const VECTORS: readonly (readonly [compact: string, status: IbanStatus])[] = [
  ['DE89370400440532013000', 'valid'],
  ['DE89370400440532010300', 'checksum'],
  ['DE8937040044053201300', 'incomplete'],
  ['DE89X70400440532013000', 'format'],
  ['GB29NWBK60161331926819', 'valid'],
  ['FR1420041010050500013M02606', 'valid'],
  ['XX89370400440532013000', 'country'],
  ['', 'empty'],
  ['D', 'incomplete'],
  ['DE', 'incomplete'],
  // National check digits are left to the bank: the first has right ones, the second wrong ones.
  ['BE68539007547034', 'valid'],
  ['BE41539007547035', 'valid'],
];

/** What becomes of a text that is pasted into the empty field. */
const paste = (text: string): string => compactIban(editIban('', text, text.length).text);

it.each(VECTORS)('the status of an IBAN of “%s” is %s', (compact, status) => {
  expect(ibanStatus(compact)).toBe(status);
});

it.each([
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['IBAN: DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['IBAN DE8', 'DE8'],
  ['FR14 2004 1010 050I BANA B120 606', 'FR1420041010050IBANAB120606'],
  ['12', ''],
  ['ＤＥ８９', 'DE89'],
])('an edit of an IBAN makes of “%s” %s', (pasted, compact) => {
  expect(paste(pasted)).toBe(compact);
});

it.each([
  ['letters before digits', '', 'D1', 2, 'D', 1],
  ['a blank before the fifth', 'DE89', 'DE893', 5, 'DE89 3', 6],
  [
    'an IBAN that is complete',
    'DE89370400440532013000',
    'DE89 1370 4004 4053 2013 000',
    6,
    'DE89 3704 0044 0532 0130 00',
    4,
  ],
  ['all characters where a blank is cut out', 'DE893704', 'DE893704', 4, 'DE89 3704', 4],
  ['what is behind the caret', 'DE893704', 'DE89 1 3704', 6, 'DE89 1370 4', 6],
  ['the rest when a front letter goes', 'DE893704', 'E89 3704', 0, 'E893 704', 0],
  ['the rest when a front letter is put right', 'E893704', 'AE89 3704', 1, 'AE89 3704', 1],
])('an edit of an IBAN keeps %s', (_fact, before, shown, caret, text, expectedCaret) => {
  expect(editIban(before, shown, caret)).toEqual({ text, caret: expectedCaret });
});

it('an edit of an IBAN takes the neighbour when a blank between the blocks is deleted', () => {
  expect(editIban('DE893704', 'DE893704', 4, 'deleteContentBackward')).toEqual({ text: 'DE83 704', caret: 3 });
  expect(editIban('DE893704', 'DE893704', 4, 'deleteContentForward')).toEqual({ text: 'DE89 704', caret: 4 });
});

it('an edit of an IBAN takes no neighbour when a character is deleted, or nothing', () => {
  expect(editIban('DE893704', 'DE89 370', 8, 'deleteContentBackward')).toEqual({ text: 'DE89 370', caret: 8 });
  expect(editIban('DE893704', 'DE89 3704', 5, 'deleteContentBackward')).toEqual({ text: 'DE89 3704', caret: 4 });
});

const characters = fc.constantFrom(...'ABCXYZ0123456789'.split(''));
const ibanLike = fc.string({ unit: characters, maxLength: 34 });

it('grouping an IBAN never touches what stands around an edit, wherever it happens', () => {
  const edit = fc.record({
    before: ibanLike,
    from: fc.nat(34),
    length: fc.nat(6),
    typed: fc.string({ unit: fc.constantFrom(...'AB12 -.ß'.split('')), maxLength: 8 }),
  });
  fc.assert(
    fc.property(edit, ({ before, from, length, typed }) => {
      const start = Math.min(from, before.length);
      const head = before.slice(0, start);
      const tail = before.slice(start + length);
      const result = editIban(before, groupIban(head) + typed + tail, groupIban(head).length + typed.length);
      const compact = compactIban(result.text);
      const caret = compactIban(result.text.slice(0, result.caret)).length;
      expect(result.text).toBe(groupIban(compact));
      expect(compact.startsWith(head)).toBe(true);
      expect(compact.endsWith(tail)).toBe(true);
      // The caret is before the tail: no further, no less.
      expect(compact.length - caret).toBe(tail.length);
    }),
  );
});
