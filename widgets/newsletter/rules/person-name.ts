/** Letters, combining marks that NFC cannot compose, digits, white space and the punctuation of names. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd}\s+&'`´,()/.-]*$/u;

/** The apostrophes that keyboards and word processors use instead of `'`. */
const APOSTROPHES = /[\u2019\u02bc]/g;

/** Punctuation before and after a word. */
const LEADING_PUNCTUATION = /^[()[\]<>"'.,;:!?/]+/;
const TRAILING_PUNCTUATION = /[()[\]<>"'.,;:!?]+$/;

const COMMON_TOP_LEVELS =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn';
const HOST_NAME = new RegExp(
  `^(?:[\\p{L}\\p{N}-]+\\.)+(?:${COMMON_TOP_LEVELS}|xn--[\\p{L}\\p{N}-]*)(?:[/?#:].*)?$`,
  'iu',
);
/** A path below any top level: `evil.win/abc`. */
const HOST_WITH_PATH = /[\p{L}\p{N}-]\.\p{L}{2,}\//u;

/** A name as it is checked and sent: NFC, one kind of apostrophe, single spaces, none at the start or end. */
export function cleanName(typed: string): string {
  return typed.normalize('NFC').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim();
}

/**
 * Whether a cleaned name has only allowed characters and contains no web address: the confirmation mail greets by name, so
 * spammers put links into names.
 */
export function isName(name: string): boolean {
  return ALLOWED.test(name) && !name.split(' ').some(isLink);
}

function isLink(given: string): boolean {
  const begun = given.replace(LEADING_PUNCTUATION, '');
  const word = begun.replace(TRAILING_PUNCTUATION, '');
  return word.includes('://') || /^www\./i.test(begun) || HOST_NAME.test(word) || HOST_WITH_PATH.test(word);
}
