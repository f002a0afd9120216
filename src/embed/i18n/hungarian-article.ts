// Each is what the word is read as, not how it is written: "OTP" begins with a vowel, so does "LG" ("el-gé"), "5" ("öt").
const VOWEL = /^[aáeéiíoóöőuúüű]/i;
const READ_AS_I = /^y[^aáeéiíoóöőuúüű]/i;
const SPELLED = /^[FLMNRSXY][BCDFGHJKLMNPQRSTVWXZ]*$/;
/** "s.Oliver": the letter before the full stop is spelled. */
const LETTER = /^[flmnrsxy]\./i;
const NUMBER = /^(?:5|1(?:\d{3})*$)/;

/**
 * Writes the Hungarian article for "a(z)" before a name: "az Alza.hu Kft.", "a Kávé Kft.". A text without "a(z)" stays
 * as it is.
 */
export function withArticle(text: string): string {
  // With what is read as part of the word: the L of "L'Oréal" is not spelled.
  return text.replace(/\ba\(z\) (?=[^\p{L}\p{N}]*([\p{L}\p{N}]+(?:['’.]\p{L}+)?))/gu, (_article, word: string) =>
    [VOWEL, READ_AS_I, SPELLED, LETTER, NUMBER].some((pattern) => pattern.test(word)) ? 'az ' : 'a ',
  );
}
