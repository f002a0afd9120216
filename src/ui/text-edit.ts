/** An edit of a line of text: the text before it, the inserted text, the text after it. */
export interface TextEdit {
  readonly head: string;
  readonly inserted: string;
  readonly tail: string;
}

/** A text and the position of its caret, in UTF-16 code units. */
export interface TextAtCaret {
  readonly text: string;
  readonly caret: number;
}

/**
 * Derives an edit from two texts.
 *
 * @param before the text before the edit
 * @param after the text after it
 * @param caret position of the caret after it: at the end of the inserted text
 */
export function readEdit(before: string, after: string, caret: number): TextEdit {
  const tail = after.slice(caret);
  // The change was not made at the caret, such as the browser's autofill.
  if (!before.endsWith(tail)) return { head: '', inserted: after, tail: '' };
  const limit = Math.min(caret, before.length - tail.length);
  let kept = 0;
  while (kept < limit && before[kept] === after[kept]) kept += 1;
  return { head: after.slice(0, kept), inserted: after.slice(kept, caret), tail };
}

/** Sets the value of a field and its caret. React would set the value later, and move the caret to the end. */
export function writeAtCaret(field: HTMLInputElement, { text, caret }: TextAtCaret): void {
  if (field.value !== text) field.value = text;
  field.setSelectionRange(caret, caret);
}
