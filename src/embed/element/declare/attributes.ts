import { originOf, readOrigin } from '../../page/origin.ts';
import { unquoted } from './quotes.ts';

/**
 * The specification of one attribute: the values it accepts and the default when it is missing. Each tag has one table
 * of specifications, the single source for the element, its properties, the editors' data and the guides' tables. The
 * sentences of the documentation are beside it, in `*.docs.ts`, so that the script does not contain them.
 */
export interface AttributeSpec<Value> {
  /** TypeScript type of the value, for the generated documentation. */
  readonly type: string;
  /** The values that are allowed, in words, for the warning. */
  readonly allowed: string;
  /** Closed set of values, where there is one. */
  readonly values?: readonly string[];
  /** The least and the greatest number that are allowed, of a whole number. */
  readonly range?: { readonly min: number; readonly max: number };
  /** The attribute is boolean: its presence means true, except for the words in `FALSE_WORDS`. */
  readonly boolean?: true;
  /** Requests go to this address, so only trusted origins are accepted: on every tag, or only in placeholders. */
  readonly trustedOnly?: 'everywhere' | 'in-placeholders';
  /** The value counts for what one element does for its whole page, too. */
  readonly forPage?: true;
  /** No placeholder decides it: a visitor may have written it. */
  readonly fromPlaceholders?: false;
  /** The value when neither the tag nor the script tag gives one. */
  defaultValue(): Value;
  /** The value for one that is not allowed, where it is not the default. */
  readonly ifUnknown?: Value & string;
  /**
   * Calls `listener` when the default has changed. Only for a default that follows the page.
   *
   * @returns the function that ends the subscription
   */
  readonly subscribe?: (listener: () => void) => () => void;
  /** @returns the value for the text `raw` (trimmed, not empty), or `undefined` when it is not allowed */
  parse(raw: string): Value | undefined;
}

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

/** The words that CMS templates print for a boolean that is false. */
const FALSE_WORDS: readonly string[] = ['false', '0', 'no', 'off'];

/** @returns whether a boolean attribute with the value `raw` counts as set */
export function readFlag(raw: string): boolean {
  return !FALSE_WORDS.includes(unquoted(raw).toLowerCase());
}

/** A boolean attribute: its presence means true, except for the words that templates print for "no". */
export function flag(): AttributeSpec<boolean> {
  return {
    type: 'boolean',
    allowed: 'no value; false, 0, no and off mean absent',
    boolean: true,
    defaultValue: () => false,
    parse: readFlag,
  };
}

/** One value of a closed set. Upper and lower case mean the same, and quotation marks around it do not count. */
export function choice<const Value extends string>(values: readonly Value[], fallback: Value): AttributeSpec<Value> {
  return {
    type: values.map((value) => `'${value}'`).join(' | '),
    allowed: values.join(', '),
    values,
    defaultValue: () => fallback,
    parse: (raw) => values.find((value) => value.toLowerCase() === unquoted(raw).toLowerCase()),
  };
}

/** Any text. */
export function text(fallback: string): AttributeSpec<string> {
  return {
    type: 'string',
    allowed: 'any text',
    defaultValue: () => fallback,
    parse: (raw) => raw,
  };
}

/** A whole number from `min` to `max`, both included. */
export function integer(range: { min: number; max: number }, fallback: number): AttributeSpec<number> {
  return {
    type: 'number',
    allowed: `a whole number from ${range.min} to ${range.max}`,
    range,
    defaultValue: () => fallback,
    parse(raw) {
      const digits = unquoted(raw);
      const value = /^[0-9]{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
      return value >= range.min && value <= range.max ? value : undefined;
    },
  };
}

/** The tokens that the value contains, whatever stands around them: pages have notations of their own. */
export function tokens<const Token extends string>(known: readonly Token[]): AttributeSpec<readonly Token[]> {
  return {
    type: `Array<${known.map((token) => `'${token}'`).join(' | ')}>`,
    allowed: known.join(', '),
    values: known,
    defaultValue: () => [],
    parse: (raw) => known.filter((token) => raw.toLowerCase().includes(token.toLowerCase())),
  };
}

/** An origin that requests go to. Only the script tag may name one that the page does not trust. */
export function origin(fallback: () => string): AttributeSpec<string> {
  return {
    ...linkOrigin(fallback),
    allowed: 'an http(s) origin; only a trusted one',
    trustedOnly: 'everywhere',
  };
}

/**
 * An origin that no request goes to, only links. The path, the query and the credentials of an address are removed. A
 * path alone means the origin of the default.
 */
export function linkOrigin(fallback: () => string): AttributeSpec<string> {
  return {
    type: 'string',
    allowed: 'an http(s) origin',
    defaultValue: fallback,
    parse: (raw) => readOrigin(raw, fallback()),
  };
}

/**
 * A web address, absolute or relative to the page's origin. Only http(s) is accepted, since other schemes can run
 * script or hold data. A slash at the end is kept as given.
 */
export function url(fallback: () => string): AttributeSpec<string> {
  return {
    type: 'string',
    allowed: 'an http(s) address or a path',
    defaultValue: fallback,
    parse: (raw) => (originOf(raw, 'https://relative.invalid/') === undefined ? undefined : raw),
  };
}
