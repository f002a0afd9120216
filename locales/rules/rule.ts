import type { LegalPages } from '../../src/embed/market/shop.ts';

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

/** What a rule can require of what it looks at. No-break spaces and hyphens count as plain ones. */
export const REQUIREMENTS = [
  /** Each text matches; where `when` is given, only the texts that match it have to. */
  'contains',
  /** No text matches. */
  'lacks',
  /** There is a legal link on every day whose words match, or that leads to `url`. */
  'link',
  /** The first legal link is the one whose words match. */
  'first',
  /** The legal links with emphasis are those whose words match. */
  'emphasis',
] as const;

export type Requirement =
  | {
      readonly kind: (typeof REQUIREMENTS)[number];
      readonly words: RegExp;
      readonly when?: RegExp | undefined;
      readonly url?: string | undefined;
    }
  | { readonly kind: 'no emphasis' };

/** What breaks a rule where it is added: words, a legal link, or seals of which at least one is wrong in each market. */
export type Breaking =
  | string
  | { readonly text: string; readonly url: string; readonly emphasis?: boolean }
  | { readonly seals: readonly string[]; readonly url: string };

/** A text per site: the key is `all` or a list such as `DE, AT`, which takes precedence. */
export type BySite = Readonly<Record<string, string>>;

/**
 * A rule of law, or of the shop, about what the widgets say in one or more markets, as `*.yaml` has it. It looks at `texts` or
 * at a part of the `footer`, and has one of the requirements. A site for which that has no words does not have the rule.
 */
export interface MarketRule {
  /** Such as `consent.sender`. */
  readonly id: string;
  /** The rule in plain English. */
  readonly sentence: string;
  /** Act and section, or "the shop's own rule". */
  readonly source: string;
  /** The source at sites whose market has one of its own. */
  readonly sources?: BySite;
  /** Keys of texts. */
  readonly texts?: string | readonly string[];
  readonly footer?: FooterPart;
  readonly contains?: BySite;
  /** With `contains`: only the texts that match it have to. */
  readonly when?: BySite;
  readonly lacks?: BySite;
  readonly link?: BySite;
  /** With `link`: the legal page whose built-in address the link may have in place of the words. */
  readonly page?: keyof LegalPages;
  readonly first?: BySite;
  /** `none` where no link may have emphasis. */
  readonly emphasis?: BySite;
  /** For the tests: an addition that breaks the rule, where leaving out what it requires cannot. */
  readonly breaks?: Breaking;
}
