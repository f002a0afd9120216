/** Characters that nobody sees: zero-width ones, soft hyphens, marks of direction, the object replacement character. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufffc]/gu;

/** A text as NFC, without the invisible characters that phones, web pages and word processors put into what is copied. */
export function withoutInvisible(typed: string): string {
  return typed.normalize('NFC').replace(INVISIBLE, '');
}
