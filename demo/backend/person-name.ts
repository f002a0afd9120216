/** Longest name that the service accepts, in characters (newsletter.yaml). */
const MAX_LENGTH = 40;

/** The characters that newsletter.yaml allows, and the typographic apostrophe that phones insert. */
const CHARACTERS = /^[\p{L}\p{M}\p{N}\s+&'’`´,()/.-]*$/u;

const TOP_LEVELS =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|live|pro|tv|vip|win|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn|ca|dk|fi|ly|ro|se';
/** `www.x`, `evil.com` and `xn--e1awd7f.xn--p1ai`, in a word of letters, digits, dots and hyphens. */
const ADDRESS = new RegExp(String.raw`\bwww\.|[^.]\.(?:xn--|(?:${TOP_LEVELS})(?![.-]?[^.-]))`, 'iu');
const WORDS = /[\p{L}\p{M}\p{N}.-]+/gu;

/**
 * Returns what is wrong with a first or last name. A name with a word that looks like a web address is refused, because
 * the confirmation mail greets by name, and anybody can sign up anybody else.
 */
export function faultOfPersonName(text: string): string | undefined {
  if (Array.from(text).length > MAX_LENGTH) return `longer than ${MAX_LENGTH} characters`;
  if (!CHARACTERS.test(text)) return 'a character that is not allowed';
  const name = normaliseName(text);
  if (name === '') return 'blank';
  return name.match(WORDS)?.some((word) => ADDRESS.test(word)) ? 'looks like a web address' : undefined;
}

/** Normalises a name: NFC, a plain apostrophe, white space collapsed to one space, trimmed. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2019\u02BC]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
