/** What means a quotation mark in a class of characters: HTML knows the straight ones, word processors type others. */
export const QUOTE = '\\u0022\\u0027′″„‚\\p{Pi}\\p{Pf}';

const AT_ENDS = new RegExp(`^[${QUOTE}\\s]+|[${QUOTE}\\s]+$`, 'gu');

/** Longer texts are no value of an attribute. Strangers write markup, and a pattern may take long for a long text. */
export const LONGEST_VALUE = 200;

/** A name or a word of a closed set, trimmed, without the quotation marks that an editor has put around it. */
export function unquoted(raw: string): string {
  const text = raw.trim();
  return text.length > LONGEST_VALUE ? text : text.replace(AT_ENDS, '');
}
