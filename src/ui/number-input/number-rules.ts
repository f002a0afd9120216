import { readEdit, type TextAtCaret } from '../text-edit.ts';

export interface NumberRules {
  /** How many digits may follow the separator; none: whole numbers. */
  readonly decimals: number;
  /** How many characters the field may show, the separator among them. */
  readonly maxLength?: number | undefined;
  /** `,` or `.`, as the locale has it. */
  readonly separator: string;
}

/** What separates the decimal part in a locale. */
export function decimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** A number as it is kept (`12.5`) as the field shows it (`12,5`). */
export function showNumber(value: string, separator: string): string {
  return value.replace('.', separator);
}

/** What the field shows (`12,5`) as it is kept (`12.5`), ready for `Number()`. */
export function readNumber(shown: string, separator: string): string {
  return shown.replace(separator, '.');
}

/**
 * What remains of an edit: digits and at most one separator. What was there before is never touched; of what came in,
 * everything that does not fit is left out.
 *
 * @param before what the field showed before the edit
 * @param after what it shows now
 * @param caret where the caret stands now
 */
export function editNumber(before: string, after: string, caret: number, rules: NumberRules): TextAtCaret {
  const { head, inserted, tail } = readEdit(before, after, caret);
  const room = (rules.maxLength ?? Infinity) - head.length - tail.length;
  const fitting = fit(head, plainNumber(inserted, rules.separator), tail, rules).slice(0, Math.max(0, room));
  return { text: head + fitting + tail, caret: head.length + fitting.length };
}

/**
 * Takes the grouping out of a pasted number: of `1.234,50` and of `1,234.50` the last mark separates the decimals; marks
 * that repeat only group. A single mark before three digits groups if it is not the locale's separator.
 */
function plainNumber(inserted: string, separator: string): string {
  const marks = inserted.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined || inserted.length === 1) return inserted.replace(/[.,]/, separator);
  const repeats = marks.length > 1 && new Set(marks).size === 1;
  const groups = marks.length === 1 && last !== separator && /\d[.,]\d{3}(?!\d)/.test(inserted);
  if (repeats || groups) return inserted.replace(/[.,]/g, '');
  const at = inserted.lastIndexOf(last);
  return inserted.slice(0, at).replace(/[.,]/g, '') + separator + inserted.slice(at + 1);
}

/** Looks at each character once, so that a long paste takes no longer than its length. */
function fit(head: string, inserted: string, tail: string, { decimals, separator }: NumberRules): string {
  let kept = '';
  const at = head.indexOf(separator);
  /** How many digits stand behind the separator so far; `undefined` while there is none before the caret. */
  let decimalsBefore = at === -1 ? undefined : head.length - at - separator.length;
  for (const character of inserted) {
    if (/^\d$/.test(character)) {
      if (decimalsBefore === undefined) kept += character;
      else if (decimalsBefore + tail.length < decimals) {
        kept += character;
        decimalsBefore += 1;
      }
    } else if (character === separator && decimalsBefore === undefined && !tail.includes(separator)) {
      if (decimals > 0 && tail.length <= decimals) {
        kept += character;
        decimalsBefore = 0;
      }
    }
  }
  return kept;
}
