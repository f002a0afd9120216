/** Units that are counted; Intl has no names for them. */
const COUNTED_UNITS = ['piece', 'pair', 'washLoad'] as const;

export type CountedUnit = (typeof COUNTED_UNITS)[number];

/** One name for every number, or one per plural form of the language. */
type UnitName = string | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>);

/** Names as on price tags: abbreviated if the market has an abbreviation. */
const NAMES: Readonly<Record<string, Readonly<Record<CountedUnit, UnitName>>>> = {
  de: { piece: 'Stück', pair: 'Paar', washLoad: { one: 'Waschladung', other: 'Waschladungen' } },
  fr: {
    piece: { one: 'pièce', other: 'pièces' },
    pair: { one: 'paire', other: 'paires' },
    washLoad: { one: 'lavage', other: 'lavages' },
  },
  pl: {
    piece: 'szt.',
    pair: { one: 'para', few: 'pary', other: 'par' },
    washLoad: { one: 'pranie', few: 'prania', other: 'prań' },
  },
  cs: { piece: 'ks', pair: { one: 'pár', few: 'páry', other: 'párů' }, washLoad: 'praní' },
  sk: {
    piece: 'ks',
    pair: { one: 'pár', few: 'páry', other: 'párov' },
    washLoad: { one: 'pranie', few: 'prania', other: 'praní' },
  },
  hu: { piece: 'db', pair: 'pár', washLoad: 'mosás' },
  tr: { piece: 'adet', pair: 'çift', washLoad: 'yıkama' },
  en: {
    piece: { one: 'piece', other: 'pieces' },
    pair: { one: 'pair', other: 'pairs' },
    washLoad: { one: 'wash', other: 'washes' },
  },
};

export function isCounted(unit: string): unit is CountedUnit {
  return (COUNTED_UNITS as readonly string[]).includes(unit);
}

/** The name of a counted unit after a number; in English for an unknown language. */
export function countedUnitName(unit: CountedUnit, quantity: number, locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  const name = (NAMES[language] ?? NAMES['en'])?.[unit] ?? unit;
  if (typeof name === 'string') return name;
  return name[new Intl.PluralRules(locale).select(quantity)] ?? name.other;
}
