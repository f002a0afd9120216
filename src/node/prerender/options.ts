/** What is rendered, and what is known of the page that will show it. */
export interface PrerenderOptions {
  /** The attributes of the tag, as in HTML. `true` is an attribute without a value; `false` and `null` are left out. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** The `data-*` attributes of the page's script tag, without `data-`: the defaults for every tag. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** The footer's content: becomes the JSON child `data-content`. */
  readonly content?: unknown;
  /** The page's own texts: become the JSON child `data-texts`. */
  readonly texts?: unknown;
  /** HTML for the inside of the tag: fallback content, or the areas of a `<shop-layout>`. It is not escaped. */
  readonly fallback?: string | undefined;
  /** The nonce of the page's content security policy, for the stylesheet. */
  readonly nonce?: string | undefined;
  /** The address of the page. Without it, links to the shop's own host count as external until the script runs. */
  readonly page?: string | undefined;
  /** The time for which dated content is shown. Default: now. */
  readonly now?: Date | undefined;
  /** Whether the tag will stand inside a footer of the page. */
  readonly nested?: boolean | undefined;
}
