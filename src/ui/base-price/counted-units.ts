import { localeOf, shopOf, SITES } from '../../embed/market/sites.ts';
import type { CountedUnit, UnitNames } from '../../embed/market/shop.ts';

const ENGLISH: UnitNames = {
  piece: { one: 'piece', other: 'pieces' },
  pair: { one: 'pair', other: 'pairs' },
  washLoad: { one: 'wash', other: 'washes' },
};

export function isCounted(unit: string): unit is CountedUnit {
  return Object.hasOwn(ENGLISH, unit);
}

/** The name of a counted unit behind a number; in English in a language that no site speaks. */
export function countedUnitName(unit: CountedUnit, quantity: number, locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  const site = SITES.find((known) => localeOf(known).startsWith(language));
  const name = (site ? shopOf(site).unitNames : ENGLISH)[unit];
  if (typeof name === 'string') return name;
  return name[new Intl.PluralRules(locale).select(quantity)] ?? name.other;
}
