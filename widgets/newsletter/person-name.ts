/** Letters (with the marks that NFC can't join), digits, white space and the symbols of the specification, section 5. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd}\s+&'`´,()/.-]*$/u;

/** The apostrophes that keyboards and word processors put for `'`. */
const APOSTROPHES = /[\u2019\u02bc]/g;

const COMMON_TOP_LEVELS =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn';
const HOST_NAME = new RegExp(`^(?:[\\p{L}\\p{N}-]+\\.)+(?:${COMMON_TOP_LEVELS})(?:/\\S*)?$`, 'iu');

/** A name as it is checked and sent: NFC, one kind of apostrophe, no blanks around it. */
export function cleanName(typed: string): string {
  return typed.normalize('NFC').replace(APOSTROPHES, "'").trim();
}

/** Whether a cleaned name holds allowed characters only and is no web address (spammers put links into names). */
export function isName(name: string): boolean {
  return ALLOWED.test(name) && !isUrlLike(name);
}

function isUrlLike(name: string): boolean {
  return name.includes('://') || /^www\./i.test(name) || HOST_NAME.test(name);
}
