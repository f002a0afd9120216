// How a word is pronounced, not how it is written: "OTP" begins with a vowel, so do "LG" ("el-gé") and "5" ("öt"). Accents do
// not matter, and are removed before.
const VOWEL = /^[aeiouøæœ]/i;
/** "1" ("egy"), "1000" ("ezer"), "5…", but not "10" ("tíz"); and the fifth district, "V. Kerület" ("ötödik"). */
const NUMBER = /^(?:5|1(?:\d{3})*(?!\d)|V\. ker)/i;
/** "Xbox" ("iksz"), "x-kom", "Yves" ("ív"), but not "Xerox", "Yamaha". */
const X_OR_Y = /^[xy](?![aeiouy])/i;
/** A letter of its own: "S&T", "N26", "s.Oliver", "mBank", but not the L of "L'Oréal". */
const LETTER = /^(?:[flmnrs](?=\p{Lu})|[FLMNRSflmnrs](?!['’]?\p{L}))/u;
/** Without a vowel: "SPRL", "mnb". */
const SPELLED = /^(?:[FLMNRS][B-DF-HJ-NP-TV-XZ]+|[flmnrs][b-df-hj-np-tv-xz]+)(?!\p{L})/u;
/** No word begins so: "MTA", "NVIDIA", "rwe". Others do: "Flóra", "Mladá", "Nguyen", "Rhône". */
const UNSPEAKABLE = /^(?:f(?![fjlnr])|l(?![hjlvw])|m(?![cjlnr])|n(?![gjnr])|r(?![hjrz]))[b-df-hj-np-tv-xz]/i;
/** Spelled although they could be read. */
const KNOWN = /^(?:NGO|NI|SAP|SCA|SCI|SOS|SSI|S[Zz]FE|S[Zz]TE|XYZ)$/;
/** Said in English, "van" and "jú-pí-esz"; and Roman numbers, "második", "tizedik kerület". */
const CONSONANT = /^(?:[Oo]ne(?!\p{Ll})|ONE$|UPS$|[Uu]niqlo|[Uu]nited|[IX][IVX]+(?!\p{L})|X\. [Kk]er)/u;

/**
 * Writes the Hungarian article for "a(z)" before a name: "az Alza.hu Kft.", "a Kávé Kft.". No line ends with it. A text
 * without "a(z)" stays as it is.
 */
export function withHungarianArticle(text: string): string {
  // With what is read as part of the word: the L of "L'Oréal" is not spelled.
  return text.replace(
    /\ba\(z\) (?=[^\p{L}\p{N}]*([\p{L}\p{N}]+(?:['’.]\p{L}+|\. [Kk]er)?))/gu,
    (_article, name: string) => {
      const word = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
      const patterns = [VOWEL, NUMBER, X_OR_Y, LETTER, SPELLED, UNSPEAKABLE, KNOWN];
      return !CONSONANT.test(word) && patterns.some((pattern) => pattern.test(word)) ? 'az\u00A0' : 'a\u00A0';
    },
  );
}
