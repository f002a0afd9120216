/** What the script does not need of a file of a dependency. */
export interface Pieces {
  /** The only methods of a class that are called; the others are removed. */
  readonly methods?: Readonly<Record<string, readonly string[]>>;
  /** Variables and functions that are never used: they become `undefined`, and leave object literals. */
  readonly unused?: readonly string[];
  /** Functions that are never called: they become empty. */
  readonly functions?: readonly string[];
  /** Values that never occur in a `switch` over what `of` describes; their cases are removed. */
  readonly cases?: { readonly of: RegExp; readonly values: readonly string[] };
  /** Statements that assign something that is never used: what they assign to. */
  readonly assignments?: RegExp;
  /** Calls, as statements, without an effect: what is called. */
  readonly calls?: RegExp;
  /** What never changes, since the script never sets the option that changes it, and its value. */
  readonly values?: ReadonlyArray<readonly [find: string | RegExp, value: string]>;
}
