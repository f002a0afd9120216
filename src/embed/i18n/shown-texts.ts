/** `[…]`: words that go with what they name. */
const PART = /\[([^[\]]*)\]/g;

/** What such words name: the goods of the shop, or the link of a tag. */
const NAME = /\{\{goods\}\}|<(\w+)>/g;

/** Goods that end with an abbreviation, whose full stop also ends the sentence: "Bücher, Spiele usw.". */
const ABBREVIATED =
  /(?<!\p{L})(?:usw|uvm|etc|dgl|it[dp]|at[dďp]|aj|a\s?pod|i\sin|stb|v[bs]|u\.\s?(?:[aä]|v\.\s?m))\.$/iu;

/** The key of the address to which a tag in a text leads: `<voucher>…</voucher>`. */
export function linkKey(tag: string): string {
  return `newsletter.link.${tag === 'voucher' ? 'terms' : tag}`;
}

/**
 * The texts as they are shown: words in square brackets stay, without the brackets, as long as the page gives what they
 * name, `{{goods}}` or a link such as `<contact>…</contact>`. Other brackets, and those with a ¹, stay as they are.
 */
export function shownTexts<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  const shown = (text: string): string =>
    text.replaceAll(PART, (part: string, words: string) => {
      const keys = Array.from(words.matchAll(NAME), ([, tag]) => (tag === undefined ? 'shop.goods' : linkKey(tag)));
      if (keys.some((key) => texts[key]?.trim() === '')) return '';
      return keys.length > 0 ? words : part;
    });
  const goods = texts['shop.goods']?.trim() ?? '';
  const isAbbreviated = goods.endsWith('.') && ABBREVIATED.test(goods);
  const entries = Object.entries(texts).map(([key, text]) => {
    if (key === 'shop.goods')
      return [key, withTiedWords(isAbbreviated ? goods : goods.replace(/(?<![\s.,;!…])[\s.,;!…]+$/u, ''))];
    if (/^shop\.(?:name|company|sender)$/.test(key)) return [key, withTiedWords(withWholeLegalForm(text))];
    const words = text.includes('[') ? shown(text).trim() : text;
    return [key, isAbbreviated ? words.replaceAll('{{goods}}.', '{{goods}}') : words];
  });
  return Object.fromEntries(entries) as Texts;
}

/**
 * A text with the words in brackets that have a ¹, without the brackets; or, where nothing is offered, without the words and
 * without a ¹, which would lead to no footnote.
 */
export function withOffer(text: string, isOffered: boolean): string {
  const shown = text.replaceAll(PART, (part: string, words: string) => {
    if (!words.includes('¹')) return part;
    return isOffered ? words : '';
  });
  return isOffered ? shown : shown.replaceAll('¹', '');
}

/** Keeps a word of one letter, "az" and "és" with the next word, as the typesetters of Poland to Hungary do. */
function withTiedWords(text: string): string {
  return text.replaceAll(/(?<=(?<![\p{L}\p{N}])(?:\p{L}|az|és)) (?=\S)/giu, '\u00A0');
}

/** The spaces that a line does not break at: in a legal form, in "& Co.", and before the last word. */
const TIED = new RegExp(
  [
    String.raw`(?<=&|(?:^|\s)(?:[zs]|\p{L}{1,4}\.)) (?=\S)`,
    String.raw` (?=(?:(?:[&+]|u\.|und|et) )?(?:Co|Cie)\b)`,
    String.raw` (?=[^\s{]+$)`,
  ].join('|'),
  'gu',
);

/** Keeps the words of a legal form on one line, and no last word alone: "sp. z o.o.", "GmbH & Co. KG", "Zug AG". */
export function withWholeLegalForm(name: string): string {
  return name.replaceAll(TIED, '\u00A0');
}
