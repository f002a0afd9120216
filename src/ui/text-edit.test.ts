import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEdit, writeAtCaret } from './text-edit.ts';

it.each([
  ['a character typed at the end', 'ab', 'abc', 3, ['ab', 'c', '']],
  ['a character typed in the middle', 'ac', 'abc', 2, ['a', 'b', 'c']],
  ['a character taken away', 'abc', 'ac', 1, ['a', '', 'c']],
  ['a selection that is typed over', 'abcd', 'aXd', 2, ['a', 'X', 'd']],
  ['a text put in by the browser', 'abc', 'xyz', 3, ['', 'xyz', '']],
  ['the same character typed again', 'aa', 'aaa', 2, ['a', 'a', 'a']],
])('reading an edit knows %s', (_fact, before, after, caret, [head, inserted, tail]) => {
  expect(readEdit(before, after, caret)).toEqual({ head, inserted, tail });
});

it('reading an edit takes every text apart without loss', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (before, after, position) => {
      const { head, inserted, tail } = readEdit(before, after, Math.min(position, after.length));
      expect(head + inserted + tail).toBe(after);
      expect(before.startsWith(head)).toBe(true);
      expect(before.endsWith(tail)).toBe(true);
      expect(head.length + tail.length).toBeLessThanOrEqual(before.length);
    }),
  );
});

it.each([
  ['', 'DE89 3', 6, ['value DE89 3', 'caret 6-6']],
  // Writing the value again would end an input method's composition.
  ['DE89', 'DE89', 2, ['caret 2-2']],
])('writing into a field “%s” becomes “%s” with the caret at %i', (before, text, caret, expected) => {
  const steps: string[] = [];
  const field = {
    get value(): string {
      return before;
    },
    set value(written: string) {
      steps.push(`value ${written}`);
    },
    setSelectionRange: (start: number, end: number) => steps.push(`caret ${start}-${end}`),
  } as unknown as HTMLInputElement;
  writeAtCaret(field, { text, caret });
  expect(steps).toEqual(expected);
});
