import type { Site } from '../../src/embed/market/sites.ts';

/** A part of the footer's content that a rule looks at. */
export type FooterPart =
  | 'legalLinks'
  /** Every address anywhere in the content. */
  | 'addresses'
  | 'sealSources'
  | 'sealAddresses'
  | 'salesTax'
  /** The sentences and headings that are no links, so that nothing shows what they claim. */
  | 'sentences'
  /** The introductory text of a group, by the icon of its heading. */
  | 'shipping'
  | 'returns'
  | 'contact';

/** What a rule looks at: texts of the sign-up by their keys, or a part of the footer. */
export type Place =
  { readonly in: 'texts'; readonly keys: readonly string[] } | { readonly in: 'footer'; readonly part: FooterPart };

/** What a rule requires of the place that it looks at. No-break spaces and hyphens count as plain ones. */
export type Requirement =
  /** Each text matches; where `when` is given, only the texts that match it have to. */
  | { readonly kind: 'contains'; readonly pattern: RegExp; readonly when?: RegExp }
  /** No text matches. */
  | { readonly kind: 'lacks'; readonly pattern: RegExp }
  /** There is a legal link on every day whose words match, or that leads to `url`. */
  | { readonly kind: 'link'; readonly words: RegExp; readonly url?: string }
  /** The first legal link is the one whose words match. */
  | { readonly kind: 'first'; readonly words: RegExp }
  /** The legal links with emphasis are those whose words match; without `words` there are none. */
  | { readonly kind: 'emphasis'; readonly words?: RegExp };

/** What breaks a rule where it is added: words, a legal link, or seals of which at least one is wrong in each market. */
export type Breaking =
  | string
  | { readonly text: string; readonly url: string; readonly emphasis?: boolean }
  | { readonly seals: readonly string[]; readonly url: string };

/** A rule of law, or of the shop, about what the widgets say in one or more markets. */
export interface MarketRule {
  /** Such as `consent.sender`. */
  readonly id: string;
  readonly at: Place;
  /** The rule in plain English. */
  readonly sentence: string;
  /** Act and section, or "the shop's own rule". */
  readonly source: string;
  /** The source at sites whose market has one of its own. */
  readonly sources?: Partial<Readonly<Record<Site, string>>>;
  /** What the rule requires of each site. A site that is not listed does not have the rule. */
  readonly bySite: Partial<Readonly<Record<Site, Requirement>>>;
  /** For the tests: an addition that breaks the rule, where leaving out what it requires cannot. */
  readonly breaks?: Breaking;
}

export type PatternsBySite = Partial<Readonly<Record<Site, RegExp>>>;

/** The same for every given site. */
export function each<Value>(sites: readonly Site[], value: Value): Partial<Record<Site, Value>> {
  return Object.fromEntries(sites.map((site) => [site, value]));
}

/** The same pattern for the three sites that speak German. */
export function german(pattern: RegExp): PatternsBySite {
  return each(['DE', 'AT', 'CH'], pattern);
}

/** Turns a pattern per site into a requirement per site. */
export function contains(patterns: PatternsBySite): MarketRule['bySite'] {
  return requirements(patterns, (pattern) => ({ kind: 'contains', pattern }));
}

/** Requires of each site that its text lacks what the site's pattern finds. */
export function lacks(patterns: PatternsBySite): MarketRule['bySite'] {
  return requirements(patterns, (pattern) => ({ kind: 'lacks', pattern }));
}

/** Makes one requirement per site of the site's pattern. */
export function requirements(
  patterns: PatternsBySite,
  make: (pattern: RegExp, site: Site) => Requirement,
): MarketRule['bySite'] {
  return Object.fromEntries(Object.entries(patterns).map(([site, pattern]) => [site, make(pattern, site as Site)]));
}
