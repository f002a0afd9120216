import type { CountedUnit, UnitNames } from '../../embed/market/shop.ts';
import { localeOf, shopOf, SITES } from '../../embed/market/sites.ts';

/** The units of goods by dimension; each unit is a multiple of the first one, the base unit. */
const DIMENSIONS = [
  { kg: 1, g: 0.001, mg: 0.000_001 },
  { l: 1, cl: 0.01, ml: 0.001 },
  { m: 1, cm: 0.01, mm: 0.001 },
  { m2: 1, cm2: 0.0001 },
  { m3: 1, cm3: 0.000_001 },
  { piece: 1 },
  { pair: 1 },
  { washLoad: 1 },
] as const satisfies readonly Readonly<Record<string, number>>[];

/** A unit of measurement, as opposed to a counted unit. */
type MeasuredUnit = 'kg' | 'g' | 'mg' | 'l' | 'cl' | 'ml' | 'm' | 'cm' | 'mm' | 'm2' | 'cm2' | 'm3' | 'cm3';

/** The unit of a package's content. */
export type Unit = MeasuredUnit | CountedUnit;

/** A package and its price, and the quantity that its base price refers to. */
export interface BasePriceInput {
  readonly quantity: number;
  /** Unit of the quantity: `g`, `ml`, `piece`, `pair`, `washLoad`. */
  readonly unit: Unit;
  /** Price of the package, in the currency's main unit: `5.99`. */
  readonly price: number;
  /** ISO code of the currency: `EUR`. */
  readonly currency: string;
  /** Quantity that the base price refers to. Default: 1. */
  readonly baseQuantity?: number;
  /** Unit of that quantity. Default: kilogram, litre and so on for a quantity of 1, otherwise the unit of the package. */
  readonly baseUnit?: Unit;
  /** Locale of numbers and prices: `de-DE`. */
  readonly locale: string;
}

/** The unit that a base price is for. */
function baseUnitOf({ unit, baseQuantity = 1, baseUnit }: BasePriceInput): Unit {
  return baseUnit ?? (baseQuantity === 1 ? (Object.keys(sharesOf(unit))[0] as Unit) : unit);
}

/**
 * The price of the base quantity, in the currency's main unit.
 *
 * @returns `undefined` if the two units measure different things, a quantity is not positive or the price is negative
 */
export function basePrice(input: BasePriceInput): number | undefined {
  const { quantity, unit, price, baseQuantity = 1 } = input;
  const shares: Readonly<Record<string, number>> = sharesOf(unit);
  const from = shares[unit] ?? Number.NaN;
  const to = shares[baseUnitOf(input)] ?? Number.NaN;
  if (Math.min(price, quantity, baseQuantity) < 0 || baseQuantity === 0) return undefined;
  const result = (price * baseQuantity * to) / (quantity * from);
  return Number.isFinite(result) ? result : undefined;
}

/** `1 kg = 11,98 €`, formatted for the locale; `undefined` if there is no base price. */
export function basePriceText(input: BasePriceInput): string | undefined {
  const amount = basePrice(input);
  if (amount === undefined) return undefined;
  return `${quantityText(input.baseQuantity ?? 1, baseUnitOf(input), input.locale)} = ${moneyText(amount, input.currency, input.locale)}`;
}

function sharesOf(unit: Unit): Readonly<Record<string, number>> {
  return DIMENSIONS.find((shares) => unit in shares) ?? {};
}

function quantityText(quantity: number, unit: Unit, locale: string): string {
  const symbol = isCounted(unit) ? countedUnitName(unit, quantity, locale) : unit.replace('2', '²').replace('3', '³');
  return `${new Intl.NumberFormat(locale).format(quantity)}\u00a0${symbol}`;
}

function moneyText(amount: number, currency: string, locale: string): string {
  const prices = SITES.map((site) => shopOf(site).prices).find((known) => known.currency === currency);
  const site = SITES.find((known) => localeOf(known) === locale);
  const written = (site && shopOf(site).prices.locale) ?? locale;
  // Said to every browser: some follow ISO 4217, which still counts decimals of the forint.
  const digits = prices?.decimals === undefined ? {} : { maximumFractionDigits: prices.decimals };
  const text = new Intl.NumberFormat(written, { style: 'currency', currency, ...digits }).format(amount);
  // Turkish shops write TL after the amount.
  return text.replace(/^₺(.*)$/, '$1\u00a0TL');
}

const ENGLISH: UnitNames = {
  piece: { one: 'piece', other: 'pieces' },
  pair: { one: 'pair', other: 'pairs' },
  washLoad: { one: 'wash', other: 'washes' },
};

function isCounted(unit: string): unit is CountedUnit {
  return Object.hasOwn(ENGLISH, unit);
}

/** The name of a counted unit behind a number; in English in a language that no site speaks. */
function countedUnitName(unit: CountedUnit, quantity: number, locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  const site = SITES.find((known) => localeOf(known).startsWith(language));
  const name = (site ? shopOf(site).unitNames : ENGLISH)[unit];
  if (typeof name === 'string') return name;
  return name[new Intl.PluralRules(locale).select(quantity)] ?? name.other;
}
