import { readEdit, type TextAtCaret } from '../text-edit.ts';

/** What may be typed into the field of a number. */
export interface NumberRules {
  /** Maximum number of decimals; 0 for whole numbers. */
  readonly decimals: number;
  /** Maximum number of characters in the field, including the separator. */
  readonly maxLength?: number | undefined;
  /** `,` or `.`, depending on the locale. */
  readonly separator: string;
}

/** The decimal separator of a locale. */
export function decimalSeparator(locale: string): string {
  return new Intl.NumberFormat(locale).format(1.5).replaceAll(/\p{Nd}/gu, '');
}

/** Converts a stored number (`12.5`) to the text of the field (`12,5`). */
export function showNumber(value: string, separator: string): string {
  return value.replace('.', separator);
}

/** Converts the text of the field (`12,5`) to a stored number (`12.5`), ready for `Number()`. */
export function readNumber(shown: string, separator: string): string {
  return shown.replace(separator, '.');
}

/**
 * Result of an edit: digits and at most one separator. Existing characters are never changed; inserted characters that
 * are not allowed are dropped.
 *
 * @param caret position of the caret after the edit
 */
export function editNumber(before: string, after: string, caret: number, rules: NumberRules): TextAtCaret {
  const { head, inserted, tail } = readEdit(before, after, caret);
  const room = (rules.maxLength ?? Infinity) - head.length - tail.length;
  const fitting = fit(head, plainNumber(inserted, rules), tail, rules).slice(0, Math.max(0, room));
  return { text: head + fitting + tail, caret: head.length + fitting.length };
}

/**
 * Removes the grouping from a pasted number: in `1.234,50` and `1,234.50` the last mark is the decimal separator;
 * repeated marks are grouping. A single mark before three digits is grouping unless it is the locale's separator and there
 * may be decimals.
 */
function plainNumber(inserted: string, { separator, decimals }: NumberRules): string {
  const marks = inserted.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return inserted;
  const repeats = marks.length > 1 && new Set(marks).size === 1;
  const groups = marks.length === 1 && (decimals === 0 || last !== separator) && /\d[.,]\d{3}(?!\d)/.test(inserted);
  if (repeats || groups) return withoutMarks(inserted);
  const at = inserted.lastIndexOf(last);
  return withoutMarks(inserted.slice(0, at)) + separator + inserted.slice(at + 1);
}

function withoutMarks(text: string): string {
  // Stryker disable next-line StringLiteral: letters in their place are dropped with the others.
  return text.replace(/[.,]/g, '');
}

/** The part of a text that may be inserted. A whole number ends at the separator: 12.5 is 12, not 125. */
function fit(head: string, inserted: string, tail: string, { decimals, separator }: NumberRules): string {
  // The owner may have given the value more decimals than may be typed.
  const { length } = (head + tail).split(separator)[1] ?? '';
  const allowed = new RegExp(`^\\d*(?:[${separator}]\\d{0,${Math.max(decimals, length)}})?$`);
  const [whole = ''] = inserted.split(separator);
  let kept = '';
  for (const character of decimals === 0 ? whole : inserted) {
    if (allowed.test(head + kept + character + tail)) kept += character;
  }
  return kept;
}
