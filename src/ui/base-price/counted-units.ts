/** Units that are counted, for which Intl has no names. */
const COUNTED_UNITS = ['piece', 'pair', 'washLoad'] as const;

export type CountedUnit = (typeof COUNTED_UNITS)[number];

/** A name for every number, or one for each plural form that the language has. */
type UnitName = string | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>);

/** As price tags have them: short where the market knows a short form. */
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

/** The name of a counted unit behind a number; in English where the language has none here. */
export function countedUnitName(unit: CountedUnit, quantity: number, locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  const name = (NAMES[language] ?? NAMES['en'])?.[unit] ?? unit;
  if (typeof name === 'string') return name;
  return name[new Intl.PluralRules(locale).select(quantity)] ?? name.other;
}
