import { originOf, readOrigin } from '../../page/origin.ts';

/**
 * What an attribute accepts, and its default. The table of a tag is the only source for the element, its properties, the
 * data of editors and the guides. The sentences of the documentation are in `*.docs.ts`, which the script does not contain.
 */
export interface AttributeSpec<Value> {
  readonly kind: 'flag' | 'choice' | 'tokens' | 'number' | 'address' | 'text';
  /** The values that are allowed, in words, for the warning. */
  readonly allowed: string;
  /** The values of a choice, the words of a list of tokens. */
  readonly values?: readonly string[];
  /** The least and the greatest number that are allowed. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Requests go to this address, so only trusted origins are accepted: on every tag, or only in placeholders. */
  readonly trustedOnly?: 'everywhere' | 'in-placeholders';
  /** The markup is the same for each value, or prerendered markup says for which values it is. */
  readonly changesMarkup?: false;
  /** The value also applies to what one element does for its whole page. */
  readonly forPage?: true;
  /** Not read from a placeholder, which a visitor may have written. */
  readonly fromPlaceholders?: false;
  /** The value when neither the tag nor the script tag gives one. */
  defaultValue(): Value;
  /** The value in place of one that is not allowed, if it is not the default. */
  readonly ifUnknown?: Value & string;
  /** The value of a text (trimmed, not empty); `undefined` for one that is not allowed. */
  parse(raw: string): Value | undefined;
}

export type AttributeTable = Readonly<Record<string, AttributeSpec<unknown>>>;

/** The values of a table, by property name. */
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

/** Quotation marks, for a class of characters in a pattern: the straight ones of HTML, and those of word processors. */
export const QUOTE = '\\u0022\\u0027′″„‚\\p{Pi}\\p{Pf}';

const AT_ENDS = new RegExp(`^[${QUOTE}\\s]+|[${QUOTE}\\s]+$`, 'gu');

/** Longer texts are not accepted. Strangers write markup, and a pattern may take long for a long text. */
export const LONGEST_VALUE = 200;

/** A name or a word of a closed set, trimmed, without the quotation marks that an editor has put around it. */
export function unquoted(raw: string): string {
  const trimmed = raw.trim();
  return trimmed.length > LONGEST_VALUE ? trimmed : trimmed.replace(AT_ENDS, '');
}

/** Whether a boolean attribute with this value is set: CMS templates print words for one that is not. */
export function readFlag(raw: string): boolean {
  return !['false', '0', 'no', 'off'].includes(unquoted(raw).toLowerCase());
}

/** The value of a text; `undefined` for one that is empty, too long or not allowed. */
export function parseText(spec: AttributeSpec<unknown>, raw: string): unknown {
  if (spec.kind === 'flag') return readFlag(raw);
  const trimmed = raw.trim();
  return trimmed === '' || trimmed.length > LONGEST_VALUE ? undefined : spec.parse(trimmed);
}

/** A boolean attribute: its presence means true. */
export function flag(): AttributeSpec<boolean> {
  return {
    kind: 'flag',
    allowed: 'no value; false, 0, no and off mean absent',
    defaultValue: () => false,
    parse: readFlag,
  };
}

/** One value of a closed set. Case, `-` or `_`, and quotation marks around it make no difference. */
export function choice<const Value extends string>(values: readonly Value[], fallback: Value): AttributeSpec<Value> {
  return {
    kind: 'choice',
    allowed: values.join(', '),
    values,
    defaultValue: () => fallback,
    parse: (raw) => values.find((value) => comparable(value) === comparable(raw)),
  };
}

function comparable(value: string): string {
  return unquoted(value).toLowerCase().replaceAll('-', '_');
}

/** Any text, at most as long as the service that it is sent to accepts. */
export function text(fallback: string, longest = LONGEST_VALUE): AttributeSpec<string> {
  return {
    kind: 'text',
    allowed: longest === LONGEST_VALUE ? 'any text' : `a text of at most ${longest} characters`,
    defaultValue: () => fallback,
    parse: (raw) => (raw.length > longest ? undefined : raw),
  };
}

/** A whole number from `min` to `max`, both included. */
export function integer(range: { min: number; max: number }, fallback: number): AttributeSpec<number> {
  return {
    kind: 'number',
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
    kind: 'tokens',
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

/** An origin that links go to, but no request. Only the origin of an address is read; a path means the default. */
export function linkOrigin(fallback: () => string): AttributeSpec<string> {
  return {
    kind: 'address',
    allowed: 'an http(s) origin',
    defaultValue: fallback,
    parse: (raw) => readOrigin(raw, fallback()),
  };
}

/** A web address or a path, kept as given. Only http(s) is accepted, since other schemes can run script or hold data. */
export function url(fallback: () => string): AttributeSpec<string> {
  return {
    kind: 'address',
    allowed: 'an http(s) address or a path',
    defaultValue: fallback,
    parse: (raw) => (originOf(raw, 'https://relative.invalid/') === undefined ? undefined : raw),
  };
}
