/** A visitor's edit of a line of text: what stands before it, what came in, what stands behind. */
export interface TextEdit {
  readonly head: string;
  readonly inserted: string;
  readonly tail: string;
}

/** A text and where its caret stands, counted in UTF-16 units. */
export interface TextAtCaret {
  readonly text: string;
  readonly caret: number;
}

/**
 * Finds out what an edit did.
 *
 * @param before the text before the edit
 * @param after the text after it
 * @param caret where the caret stands after it: behind what came in
 */
export function readEdit(before: string, after: string, caret: number): TextEdit {
  const tail = after.slice(caret);
  // Something else than a caret has changed the text, such as the browser's autofill.
  if (!before.endsWith(tail)) return { head: '', inserted: after, tail: '' };
  const limit = Math.min(caret, before.length - tail.length);
  let kept = 0;
  while (kept < limit && before[kept] === after[kept]) kept += 1;
  return { head: after.slice(0, kept), inserted: after.slice(kept, caret), tail };
}

/**
 * Writes a text into a field at once and sets its caret. React would write it too, but only after it had put the caret at
 * the end.
 */
export function writeAtCaret(field: HTMLInputElement, { text, caret }: TextAtCaret): void {
  if (field.value !== text) field.value = text;
  field.setSelectionRange(caret, caret);
}
