/** Longest name that the service takes, in characters (newsletter.yaml). */
const MAX_LENGTH = 40;

/** The specification's characters, and the typographic apostrophe that telephones type. */
const CHARACTERS = /^[\p{L}\p{M}\p{N}\s+&'’`´,()/.-]*$/u;

const TOP_LEVELS =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn';
const HOST_NAME = new RegExp(String.raw`^(?:[\p{L}\p{N}-]+\.)+(?:${TOP_LEVELS})(?:/\S*)?$`, 'iu');

/**
 * Says what is wrong with a first or last name. What looks like a web address is refused, because the confirmation mail
 * greets by name and anybody can sign up anybody.
 */
export function faultOfPersonName(text: string): string | undefined {
  if (Array.from(text).length > MAX_LENGTH) return `longer than ${MAX_LENGTH} characters`;
  if (!CHARACTERS.test(text)) return 'a character that is not allowed';
  const name = text.trim();
  if (name === '') return 'blank';
  return /^www\./iu.test(name) || HOST_NAME.test(name) ? 'looks like a web address' : undefined;
}

/** One spelling of a name: NFC, a plain apostrophe, no white space around it. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2019\u02BC]/gu, "'")
    .trim();
}
