import { readOrigin } from '../../page/origin.ts';

/**
 * What an attribute takes and what it means when it is missing. One table of these a tag is the only place where an
 * attribute is named: the element, its properties, the editors' data and the README's tables are made from it. Each
 * function that makes one takes its documentation last; the build leaves that out of the script.
 */
export interface AttributeSpec<Value> {
  /** What the attribute does, for editors and the README. */
  readonly doc: string;
  /** TypeScript type of the value, for the generated documentation. */
  readonly type: string;
  /** The values that are allowed, in words, for the warning. */
  readonly allowed: string;
  /** The default in words, for the generated documentation. */
  readonly defaultText: string;
  /** Closed set of values, where there is one. */
  readonly values?: readonly string[];
  /** Boolean attributes are true by presence, whatever the value. */
  readonly boolean?: true;
  /** The value leads requests somewhere: only trusted origins are taken, from every tag or from placeholders alone. */
  readonly trustedOnly?: 'everywhere' | 'in-placeholders';
  /** The value also counts for what one element does for its whole page. */
  readonly forPage?: true;
  /** The value when neither the tag nor the script tag gives one. */
  defaultValue(): Value;
  /**
   * Calls `listener` when the default has changed. Only for a default that follows the page.
   *
   * @returns the function that ends the subscription
   */
  readonly subscribe?: Subscribe;
  /** @returns the value that `raw` (trimmed, not empty) stands for, or `undefined` when it is not allowed */
  parse(raw: string): Value | undefined;
}

type Subscribe = (listener: () => void) => () => void;

// The table's value types are only known to each entry; `never` as the parameter keeps every spec assignable.
export type AttributeTable = Readonly<Record<string, AttributeSpec<unknown>>>;

/** The values of a table, under the properties' names in camelCase. */
export type AttributeValues<Table extends AttributeTable> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: Table[Name] extends AttributeSpec<infer Value>
    ? Value
    : never;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** `image-base` becomes `imageBase`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The literal values with which CMS templates print an absent boolean. */
const FALSE_WORDS: readonly string[] = ['false', '0', 'no', 'off'];

/** @returns whether a boolean attribute that is present with `raw` counts as set */
export function readFlag(raw: string): boolean {
  return !FALSE_WORDS.includes(raw.trim().toLowerCase());
}

/** A boolean attribute: present means true, except for the words that templates print for "no". */
export function flag(doc: string): AttributeSpec<boolean> {
  return {
    doc,
    type: 'boolean',
    allowed: 'nothing, or one of false, 0, no, off for absent',
    defaultText: 'off',
    boolean: true,
    defaultValue: () => false,
    parse: readFlag,
  };
}

interface Default<Value> {
  readonly value: () => Value;
  /** The default in words. */
  readonly text: string;
  readonly subscribe?: Subscribe;
}

/** One of a closed set of values, read without regard to case. */
export function choice<const Value extends string>(
  values: readonly Value[],
  fallback: Value | Default<Value>,
  doc: string,
): AttributeSpec<Value> {
  const byDefault: Default<Value> = typeof fallback === 'string' ? { value: () => fallback, text: fallback } : fallback;
  return {
    doc,
    type: values.map((value) => `'${value}'`).join(' | '),
    allowed: values.join(', '),
    defaultText: byDefault.text,
    values,
    defaultValue: byDefault.value,
    ...(byDefault.subscribe && { subscribe: byDefault.subscribe }),
    parse: (raw) => values.find((value) => value.toLowerCase() === raw.toLowerCase()),
  };
}

/** Any text. */
export function text(fallback: string, doc: string): AttributeSpec<string> {
  return {
    doc,
    type: 'string',
    allowed: 'any text',
    defaultText: fallback === '' ? 'none' : fallback,
    defaultValue: () => fallback,
    parse: (raw) => raw,
  };
}

/** A whole number between two bounds, both included. */
export function integer(bounds: { min: number; max: number }, fallback: number, doc: string): AttributeSpec<number> {
  return {
    doc,
    type: 'number',
    allowed: `a whole number from ${bounds.min} to ${bounds.max}`,
    defaultText: String(fallback),
    defaultValue: () => fallback,
    parse(raw) {
      const value = /^[0-9]{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= bounds.min && value <= bounds.max ? value : undefined;
    },
  };
}

/** Tokens by space or comma; tokens that are not in the set are ignored silently (contract, decision 19). */
export function tokens<const Token extends string>(
  known: readonly Token[],
  doc: string,
): AttributeSpec<readonly Token[]> {
  return {
    doc,
    type: `Array<${known.map((token) => `'${token}'`).join(' | ')}>`,
    allowed: `${known.join(', ')}, by space or comma`,
    defaultText: 'none',
    values: known,
    defaultValue: () => [],
    parse(raw) {
      const given = raw.toLowerCase().split(/[\s,]+/);
      return known.filter((token) => given.includes(token.toLowerCase()));
    },
  };
}

/**
 * An origin: of an address the path, the query and the credentials are cut off. A path stands for the origin of the
 * default. Only the script tag may name one that the page does not trust.
 */
export function origin(fallback: Default<string>, doc: string): AttributeSpec<string> {
  return {
    doc,
    type: 'string',
    allowed: 'an http(s) origin; only a trusted one',
    defaultText: fallback.text,
    trustedOnly: 'everywhere',
    defaultValue: fallback.value,
    parse: (raw) => readOrigin(raw, fallback.value()),
  };
}

/**
 * A web address, absolute or relative to the page's origin; never under a scheme that could run script or hold data.
 * A slash at the end is kept as given.
 */
export function url(fallback: Default<string>, doc: string): AttributeSpec<string> {
  return {
    doc,
    type: 'string',
    allowed: 'an http(s) address or a path',
    defaultText: fallback.text,
    defaultValue: fallback.value,
    parse: (raw) => (isWebAddress(raw) ? raw : undefined),
  };
}

function isWebAddress(raw: string): boolean {
  try {
    return /^https?:$/.test(new URL(raw, 'https://relative.invalid/').protocol);
  } catch {
    return false;
  }
}
