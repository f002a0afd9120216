/** Longest name that the service accepts, in characters (newsletter.yaml). */
const MAX_LENGTH = 40;

/** The characters that newsletter.yaml allows, and the typographic apostrophe that phones insert. */
const CHARACTERS = /^[\p{L}\p{M}\p{N}\s+&'’`´,()/.-]*$/u;

const TOP_LEVELS =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn';
const LABELS = String.raw`(?:[\p{L}\p{N}-]+\.)+`;
/** `evil.com`, `evil.com/x`, `xn--e1awd7f.xn--p1ai`, and any `label.letters/`. */
const HOST_NAME = new RegExp(
  String.raw`^${LABELS}(?:(?:${TOP_LEVELS}|xn--[\p{L}\p{N}-]*)(?:[/?#:].*)?$|\p{L}{2,}/)`,
  'iu',
);
const PUNCTUATION_AROUND = /^[()[\]<>"'.,;:!?]+|[()[\]<>"'.,;:!?]+$/gu;

/**
 * Returns what is wrong with a first or last name. A name with a word that looks like a web address is refused, because
 * the confirmation mail greets by name, and anybody can sign up anybody else.
 */
export function faultOfPersonName(text: string): string | undefined {
  if (Array.from(text).length > MAX_LENGTH) return `longer than ${MAX_LENGTH} characters`;
  if (!CHARACTERS.test(text)) return 'a character that is not allowed';
  const name = normaliseName(text);
  if (name === '') return 'blank';
  return name.split(' ').some(isAddress) ? 'looks like a web address' : undefined;
}

/** Normalises a name: NFC, a plain apostrophe, white space collapsed to one space, trimmed. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2019\u02BC]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function isAddress(part: string): boolean {
  const word = part.replaceAll(PUNCTUATION_AROUND, '');
  return word.includes('://') || /^www\./iu.test(word) || HOST_NAME.test(word);
}
