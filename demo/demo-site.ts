import type { de } from './sites/de.ts';

type TextsLike<German> = { readonly [Key in keyof German]: string };

/** What the demo alone says in a site. `{{names}}` and `{places}` are filled in when a text is shown. */
export interface DemoSite {
  /** Who runs the shop, with its legal form. */
  readonly company: string;
  /** Its `newsletter.voucherTerms`; none where the built-in text has all the terms. */
  readonly voucherTerms?: string;
  /** The strip above the shop page: what the site's footer promises as well. */
  readonly promise: string;
  /** What the products of the shop page cost, in the main unit of the site's currency. */
  readonly prices: Readonly<Record<keyof typeof de.prices, number>>;
  /** What the shop alone can say in its footer, over the built-in content: such as its seals. */
  readonly footer: Readonly<Record<string, unknown>>;
  /** The words of the shop's pages. */
  readonly shop: TextsLike<typeof de.shop>;
  /** The confirmation mail, and the page that its link leads to. */
  readonly mail: TextsLike<typeof de.mail>;
  /** The mail with the voucher, which a confirmation brings. */
  readonly voucher: TextsLike<typeof de.voucher>;
  /** What the confirmation page says when the service has failed. */
  readonly failure: TextsLike<typeof de.failure>;
  /** What that page says to a recipient who has not signed up and wants the sign-up deleted. */
  readonly refusal: TextsLike<typeof de.refusal>;
}
