import { type CountedUnit, countedUnitName, isCounted } from './counted-units.ts';

/** The units that goods are sold in, by what they measure; each as a share of the first, which is the base unit. */
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

/** A unit that is measured. */
type MeasuredUnit = 'kg' | 'g' | 'mg' | 'l' | 'cl' | 'ml' | 'm' | 'cm' | 'mm' | 'm2' | 'cm2' | 'm3' | 'cm3';

export type Unit = MeasuredUnit | CountedUnit;

export interface BasePriceInput {
  /** How much is in the package. */
  readonly quantity: number;
  /** What that is measured or counted in: `g`, `ml`, `piece`, `pair`, `washLoad`. */
  readonly unit: Unit;
  /** What the package costs, in the currency's main unit: `5.99`. */
  readonly price: number;
  /** Code of the currency: `EUR`. */
  readonly currency: string;
  /** How much the base price is for. */
  readonly baseQuantity?: number;
  /** The unit of that; by itself kilogram, litre, metre and so on. */
  readonly baseUnit?: Unit;
  /** How numbers and prices are written: `de-DE`. */
  readonly locale: string;
}

/** Intl's names of the units that it knows. Squares and cubes are not among them. */
const INTL_UNITS: Partial<Record<Unit, string>> = {
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  ml: 'milliliter',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
};

/**
 * What German law allows as the base: one kilogram, litre, metre, square or cubic metre, and one use of a detergent
 * (PAngV, section 5). Of pieces and pairs it says nothing.
 */
const GERMAN_BASES: readonly Unit[] = ['kg', 'l', 'm', 'm2', 'm3', 'washLoad'];

/** The unit that the base price of a unit is for unless it is told another: kilogram for gram. */
function defaultBaseUnit(unit: Unit): Unit {
  return Object.keys(sharesOf(unit))[0] as Unit;
}

/**
 * What the base quantity costs, in the currency's main unit.
 *
 * @returns `undefined` when the two units measure different things, a quantity is not above zero or the price is below it
 */
export function basePrice({ quantity, unit, price, baseQuantity = 1, baseUnit }: BasePriceInput): number | undefined {
  const shares: Readonly<Record<string, number>> = sharesOf(unit);
  const from = shares[unit] ?? Number.NaN;
  const to = shares[baseUnit ?? defaultBaseUnit(unit)] ?? Number.NaN;
  if (Math.min(price, quantity, baseQuantity) < 0 || baseQuantity === 0) return undefined;
  const result = (price * baseQuantity * to) / (quantity * from);
  return Number.isFinite(result) ? result : undefined;
}

/** `1 kg = 11,98 €`, as the locale writes it; `undefined` where there is no base price. */
export function basePriceText(input: BasePriceInput): string | undefined {
  const amount = basePrice(input);
  if (amount === undefined) return undefined;
  const unit = input.baseUnit ?? defaultBaseUnit(input.unit);
  return `${quantityText(input.baseQuantity ?? 1, unit, input.locale)} = ${moneyText(amount, input.currency, input.locale)}`;
}

/** What is wrong with a base for the German market; `undefined` when all is well or another market is meant. */
export function germanBaseProblem({ locale, unit, baseUnit, baseQuantity = 1 }: BasePriceInput): string | undefined {
  if (locale !== 'de-DE') return undefined;
  const base = baseUnit ?? defaultBaseUnit(unit);
  if (base === 'piece' || base === 'pair' || (GERMAN_BASES.includes(base) && baseQuantity === 1)) return undefined;
  return `a German base price is for 1 ${GERMAN_BASES.join(', 1 ')}; this one is for ${baseQuantity} ${base}`;
}

function sharesOf(unit: Unit): Readonly<Record<string, number>> {
  return DIMENSIONS.find((shares) => unit in shares) ?? {};
}

function quantityText(quantity: number, unit: Unit, locale: string): string {
  const intlUnit = INTL_UNITS[unit];
  if (intlUnit !== undefined) {
    const text = new Intl.NumberFormat(locale, { style: 'unit', unit: intlUnit, unitDisplay: 'short' }).format(
      quantity,
    );
    // Some locales have a blank at which a line may break.
    return text.replace(/\s/g, '\u00a0');
  }
  const symbol = isCounted(unit) ? countedUnitName(unit, quantity, locale) : unit.replace('2', '²').replace('3', '³');
  return `${new Intl.NumberFormat(locale).format(quantity)}\u00a0${symbol}`;
}

function moneyText(amount: number, currency: string, locale: string): string {
  // Forint have no smaller coin left, though ISO, and browsers that go by it, still count two digits.
  // Stryker disable next-line all: Node goes by custom.
  const digits = currency === 'HUF' ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount);
}
