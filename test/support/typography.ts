const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

/** Letters of a language beyond a to z; a Slovak ľ in a Czech text is a slip that no spell checker of ours sees. */
const LETTERS: Readonly<Record<string, string>> = {
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøå',
  'de-AT': 'äöüß',
  'de-CH': 'äöü',
  'de-DE': 'äöüß',
  en: '',
  fr: 'àâçéèêëîïôœùû',
  hu: 'áéíóöőúüű',
  pl: 'ąćęłńóśźż',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sv: 'åäö',
  tr: 'çğıöşü',
};

/** The quotation marks of a language, and of Switzerland. */
const QUOTES: Readonly<Record<string, string>> = {
  cs: '„“',
  de: '„“',
  'de-CH': '«»',
  fr: '«»',
  hu: '„”',
  pl: '„”',
  sk: '„“',
  tr: '“”',
};

/** Short words that may not end a line. */
const SHORT_WORDS = { cs: '[aikosuvz]', hu: 'az?|és', pl: '[aiouwz]', sk: '[aikosuvz]' };

/** A rule that every text of a language keeps. */
export interface TypographyRule {
  readonly fact: string;
  /** Whether a text of a locale breaks the rule. */
  readonly refuses: (text: string, locale: string) => boolean;
}

/** How texts are set; the reasons are in NOTES.md. */
export const TYPOGRAPHY: readonly TypographyRule[] = [
  {
    fact: 'are non-empty, without blanks at either end or two in a row',
    refuses: (text) => text.trim() === '' || text !== text.trim() || /[^\S\n]{2}/.test(text),
  },
  {
    fact: 'use no straight quotes, no three full stops, no decomposed letters',
    refuses: (text) => /["']|\.\.\./.test(text) || text !== text.normalize('NFC'),
  },
  {
    fact: 'say no sentence twice in a row',
    refuses: (text) => /([^.!?\s][^.!?]*[.!?])\s\1/u.test(text),
  },
  {
    fact: 'use no quotation marks foreign to the language',
    refuses: (text, locale) => [...(text.match(/[„“”«»]/g) ?? [])].some((mark) => !of(QUOTES, locale).includes(mark)),
  },
  {
    fact: 'use no letter foreign to the language',
    refuses: (text, locale) => {
      const own = of(LETTERS, locale);
      const letters = proseOf(text).replaceAll('İYS', '').toLocaleLowerCase(locale).match(/\p{L}/gu) ?? [];
      return letters.some((letter) => !/[a-z]/.test(letter) && !own.includes(letter));
    },
  },
  { fact: 'set the percent sign as the language does', refuses: setsPercentWrongly },
  {
    fact: 'keep a short word with the word after it',
    refuses: (text, locale) => {
      const words = of(SHORT_WORDS, locale);
      return words !== '' && new RegExp(`(?<![\\p{L}\\p{N}])(?:${words}) `, 'iu').test(text);
    },
  },
  {
    fact: 'begin no line with a dash where typesetters of the language avoid it',
    refuses: (text, locale) => of(SHORT_WORDS, locale) !== '' && / –/.test(text),
  },
  {
    fact: 'put a narrow no-break space before the tall French marks and inside the quotation marks',
    refuses: (text, locale) =>
      languageOf(locale) === 'fr' && new RegExp(`[^${NARROW_NBSP}][;:!?»]|«[^${NARROW_NBSP}]`).test(text),
  },
];

function setsPercentWrongly(text: string, locale: string): boolean {
  const language = languageOf(locale);
  if (!text.includes('%')) return false;
  if (language === 'tr') return !/%10/.test(text);
  if (language === 'hu' || language === 'pl') return !/10%/.test(text);
  // «10% sleva» is the Czech adjective ("ten-per-cent discount"), written without a space.
  if (language === 'cs' && text === '10%') return false;
  return !text.includes(`10${NBSP}%`);
}

function languageOf(locale: string): string {
  return locale.slice(0, 2);
}

/** What a table says of a locale, else of its language. */
function of(table: Readonly<Record<string, string>>, locale: string): string {
  return table[locale] ?? table[languageOf(locale)] ?? '';
}

/** A text without its placeholders and tags. */
function proseOf(text: string): string {
  return text.replaceAll(/\{+.*?\}+|<[^>]*>/g, '');
}
