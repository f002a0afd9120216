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
  /** The names of the events to report. */
  readonly events: readonly string[];
}

/** A request of a widget; sent again when it has been answered. */
export interface ReportedRequest {
  readonly id: number;
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** The status, or why there is none; `undefined` while it is under way. */
  readonly result?: string;
  /** Time until the answer, in milliseconds. */
  readonly took?: number;
}

/** What the preview tells the configurator. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'event'; readonly at: number; readonly name: string; readonly detail: string }
  | { readonly kind: 'request'; readonly request: ReportedRequest }
  | { readonly kind: 'height'; readonly width: number; readonly height: number };
