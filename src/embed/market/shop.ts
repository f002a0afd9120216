/** Paths of the legal pages that every page of a shop must link to. */
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
  /** Locale for prices. Default: the site's locale. */
  readonly locale?: string;
  /** Decimals of prices. Default: those of ISO 4217. */
  readonly decimals?: number;
}

/** One name for every number, or one per plural form of the language. */
type UnitName = string | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>);

/** Units that are counted; `Intl` has no names for them. */
export type CountedUnit = 'piece' | 'pair' | 'washLoad';

/** Unit names as on price tags, abbreviated where the market does so. */
export type UnitNames = Readonly<Record<CountedUnit, UnitName>>;

/** Facts of a country's shop for the interface elements and the demo. The script does not contain them. */
export interface ShopFacts {
  readonly legalPages: LegalPages;
  readonly prices: Prices;
  /** Digits of an area code, if it has its own field. */
  readonly areaCodeLength?: number;
  readonly unitNames: UnitNames;
}
