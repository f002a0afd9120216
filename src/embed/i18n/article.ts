/** Writes the article that a name takes: for “a(z)” in Hungarian, for “die (Firma)” in German. */
export function withArticle(sender: string): string {
  return withGermanArticle(withHungarianArticle(sender));
}

/** Legal forms and kinds of companies that take “die” without another word: “die Radhaus Lindner GmbH”. */
const DIE =
  /(?:^|[\s-])(?:g?GmbH|mbH|\p{L}*Ges\.?\s?m\.?\s?b\.?\s?H\.?|AG|K(?:L|MA?)?G|OG|OHG|g?UG|SE|KGaA|e\.?\s?G(?:en)?\.?|(?:Ges|e?G)bR|PartG|FlexCo|FlexKapG|S\.?A\.?|S\.?\s?à\s?r\.?\s?l\.?|Sagl|Ltd\.?)(?=\s|$)|(?:stiftung|genossenschaft|gesellschaft|association|fondation)(?=[\s-]|$)/iu;
/** “der Alpenverein”, but not “der Deutscher Alpenverein”. */
const DER = /^(?!\p{L}*scher\s)(?:.*verein|\S*(?:verband|bund|[ck]lub))(?=\s|$)/iu;
/** “der Verein Radfreunde Lindau e. V.”, “der Verein Deutscher Alpenverein”. */
const ASSOCIATION = /\be\.?\s?V\.?$|[Vv]erein$/u;
/** “die Die Zeit GmbH” cannot be read. */
const HAS_ARTICLE = /^(?:der|die|das)\s/iu;

/**
 * Writes the German article for “die (Firma)” before the name of a company: “die” where the name has a legal form, “die
 * Firma” where it has none. A text without “die (Firma)” stays as it is.
 */
export function withGermanArticle(text: string): string {
  return text.replace(/\bdie \(Firma\)\s(.*)/u, (_words, name: string) => {
    if (HAS_ARTICLE.test(name)) return `die Firma ${name}`;
    if (ASSOCIATION.test(name)) return DER.test(name) ? `der ${name}` : `der Verein ${name}`;
    if (DIE.test(name)) return `die ${name}`;
    return DER.test(name) ? `der ${name}` : `die Firma ${name}`;
  });
}

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

/** A person, before whom no article is written: "Kovács Anna e.v.". */
const SOLE_TRADER = /\ba\(z\) (?=.*\s(?:e\.\s?v\.|ev\.|egyéni\svállalkozó)$)/iu;

/**
 * Writes the Hungarian article for "a(z)" before a name: "az Alza.hu Kft.", "a Kávé Kft.". No line ends with it. A text
 * without "a(z)" stays as it is.
 */
export function withHungarianArticle(text: string): string {
  // With what is read as part of the word: the L of "L'Oréal" is not spelled.
  return text
    .replace(SOLE_TRADER, '')
    .replace(/\ba\(z\) (?=[^\p{L}\p{N}]*([\p{L}\p{N}]+(?:['’.]\p{L}+|\. [Kk]er)?))/gu, (_article, name: string) => {
      const word = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
      const patterns = [VOWEL, NUMBER, X_OR_Y, LETTER, SPELLED, UNSPEAKABLE, KNOWN];
      return !CONSONANT.test(word) && patterns.some((pattern) => pattern.test(word)) ? 'az\u00A0' : 'a\u00A0';
    });
}
