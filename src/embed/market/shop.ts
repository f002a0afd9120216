/** The pages that the law of a market demands a link to on every page of a shop, as paths of the site. */
interface LegalPages {
  /** Who runs the shop; in Turkey the contact page with the MERSİS number. */
  readonly imprint: string;
  readonly terms: string;
  readonly privacy: string;
  /** The withdrawal function of Directive (EU) 2023/2673, in force since 19 June 2026. EU markets only. */
  readonly withdrawal?: string;
  /** The statement of Directive (EU) 2019/882, in force since 28 June 2025. EU markets only. */
  readonly accessibility?: string;
  /** The notice on the legal guarantee of Directive (EU) 2024/825, in force since 27 September 2026. EU markets only. */
  readonly guarantee?: string;
}

interface Prices {
  /** ISO 4217 code: `HUF`. */
  readonly currency: string;
  /** The locale that prices are written as in, where it is not the site's own. */
  readonly locale?: string;
  /** How many decimals prices have, where that differs from ISO 4217. */
  readonly decimals?: number;
}

interface Phone {
  /** The country whose calling code numbers begin with, as ISO 3166 has it: `HU`. */
  readonly country: string;
  /** How many digits an area code has, where it is asked for in a field of its own. */
  readonly areaCodeLength?: number;
}

/** One name for every number, or one per plural form of the language. */
type UnitName = string | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>);

/** Units that are counted; `Intl` has no names for them. */
export type CountedUnit = 'piece' | 'pair' | 'washLoad';

/** As on price tags: abbreviated if the market has an abbreviation. */
export type UnitNames = Readonly<Record<CountedUnit, UnitName>>;

/** What else is true of a country's shop: for the interface elements, the command line and the demo. The script has none of it. */
export interface ShopFacts {
  readonly legalPages: LegalPages;
  readonly prices: Prices;
  readonly phone: Phone;
  readonly unitNames: UnitNames;
}
