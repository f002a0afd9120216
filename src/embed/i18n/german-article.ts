/** Legal forms and kinds of companies that take “die” without another word: “die Radhaus Lindner GmbH”. */
const DIE =
  /(?:^|[\s-])(?:g?GmbH|mbH|Ges\.\s?m\.\s?b\.\s?H\.|AG|KG|OG|OHG|g?UG|SE|KGaA|eG|eGen|(?:Ges|G)bR|PartG|SA|Sàrl|Sagl|Ltd\.?)(?=\s|$)|(?:stiftung|genossenschaft|gesellschaft)(?=[\s-]|$)/iu;
/** “der Radverein Lindau e. V.”. */
const DER = /\be\.\s?V\.$|verein(?=\s|$)/iu;
/** “die Die Zeit GmbH” cannot be read. */
const HAS_ARTICLE = /^(?:der|die|das)\s/iu;

/**
 * Writes the German article for “die (Firma)” before the name of a company: “die” where the name has a legal form, “die
 * Firma” where it has none. A text without “die (Firma)” stays as it is.
 */
export function withGermanArticle(text: string): string {
  return text.replace(/\bdie \(Firma\)\s(.*)/u, (_words, name: string) => {
    if (HAS_ARTICLE.test(name)) return `die Firma ${name}`;
    if (DER.test(name)) return `der ${name}`;
    return `die ${DIE.test(name) ? '' : 'Firma '}${name}`;
  });
}
