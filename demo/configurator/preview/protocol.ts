/** What the preview shows, told by the configurator. */
export interface Shown {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Custom properties by their full names. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The JSON of `data-texts` and `data-content`; empty for none. */
  readonly texts: string;
  readonly content: string;
  /** The HTML of the tag's children. */
  readonly children: string;
}

/** What the preview tells the configurator. */
export type Report = { readonly kind: 'ready' } | { readonly kind: 'height'; readonly height: number };
