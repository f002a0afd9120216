import { withoutInvisible } from './invisible.ts';

/** Letters, combining marks that NFC cannot compose, digits, white space and the punctuation of names. */
const ALLOWED = /^[\p{L}\p{M}\p{Nd}\s+&'`´,()/.-]*$/u;

/** The apostrophes and hyphens that keyboards and word processors use instead of `'` and `-`. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\uff07]/g;
const HYPHENS = /[\u2010-\u2013\u2212\ufe63\uff0d]/g;
/** Numbers of one character, such as Ⅲ. */
const LETTER_NUMBERS = /\p{Nl}/gu;
/** The letter ŀ of Catalan, written as two characters. */
const L_WITH_DOT = /l·(?=l)/gi;

/** Without `no` and `in`: "Dr.No" may be a name, and "Dr.in" is a title in Austria. */
const COMMON_TOP_LEVELS =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|live|pro|tv|vip|win|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn|ca|dk|fi|ly|ro|se|' +
  'ai|gl|cc|gg|ws|email|name|news|blog|agency|website|space|tech|fun|cloud|world|today|icu|cyou|sbs|bet|casino';
/** An initial or title with what follows it without a blank, as in "J.de Vries", "M.Be" and "Sr.It". */
const INITIAL = /(?<![\p{L}\p{M}\p{N}.-])\p{Lu}\p{Ll}?\.(?:de(?= +\p{L})|\p{Lu}\p{Ll}(?!\/|[.-]?[\p{L}\p{M}\p{N}]))/gu;
/**
 * `www.` at the beginning of a word, or the end of a host name: a dot between a label and a common top level, after
 * which neither that label nor the host name goes on. Any other punctuation ends a word, as in mail programs, which
 * make links of such words. Before a slash any top level counts, since hardly a name has one there.
 */
const WEB_ADDRESS = new RegExp(
  `\\bwww\\.|[\\p{L}\\p{M}\\p{N}-]\\.(?:xn--|(?:${COMMON_TOP_LEVELS})(?![.-]?[\\p{L}\\p{M}\\p{N}])|\\p{L}[\\p{L}\\p{M}]+/)`,
  'iu',
);

/** A name as it is checked and sent: NFC, plain apostrophes, hyphens and letters, single spaces, none at the start or end. */
export function cleanName(typed: string): string {
  return withoutInvisible(typed)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(LETTER_NUMBERS, (number) => number.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a cleaned name has only allowed characters (no colon, so no `://`) and contains no web address: the confirmation
 * mail greets by name, so spammers put links into names.
 */
export function isName(name: string): boolean {
  return ALLOWED.test(name.replace(L_WITH_DOT, 'l')) && !WEB_ADDRESS.test(name.replace(INITIAL, ' '));
}
