import { isRecord } from '../is-record.ts';

/** Texts with which a host page replaces built-in ones, by key. */
export type TextOverrides = Readonly<Record<string, string>>;

export interface OverrideProblem {
  /** `missing`: unknown key; `type`: not a string; `size`: too much; `shape`: the whole value is not an object. */
  readonly kind: 'missing' | 'type' | 'size' | 'shape';
  readonly key: string;
}

interface MergeResult {
  readonly overrides: TextOverrides;
  readonly problems: readonly OverrideProblem[];
}

/** A name replaces each `{{…}}`, so a long text with many of them would become millions of characters. */
const MOST = { characters: 5000, charactersOfName: 200, places: 10 } as const;

/** The limits in words. */
export const SIZES =
  `a text may have ${MOST.characters} characters and ${MOST.places} variables such as {{shop}}, ` +
  `a name ${MOST.charactersOfName} characters`;

function isTooLarge(key: string, text: string): boolean {
  const isName = key.startsWith('shop.');
  return text.length > (isName ? MOST.charactersOfName : MOST.characters) || text.split('{{').length - 1 > MOST.places;
}

/**
 * Validates the content of a page's `<script data-texts>`.
 *
 * @param given the parsed JSON: texts by flat key, or nested by the dots of the keys; `null` and an empty one keep
 *   the built-in text
 * @param known the keys that exist
 * @returns the valid overrides, and the problems of the others
 */
export function readOverrides(given: unknown, known: ReadonlySet<string>): MergeResult {
  if (!isRecord(given)) return { overrides: {}, problems: [{ kind: 'shape', key: '' }] };
  const overrides: Record<string, string> = {};
  const problems: OverrideProblem[] = [];
  for (const [key, value] of flatten(given, '', levelsOf(known))) {
    if (!known.has(key)) problems.push({ kind: 'missing', key });
    else if (value === null || value === '') continue;
    else if (typeof value === 'string' && isTooLarge(key, value)) problems.push({ kind: 'size', key });
    else if (typeof value === 'string') overrides[key] = value;
    else problems.push({ kind: 'type', key });
  }
  return { overrides, problems };
}

/** Texts under flat keys, whatever their values are. Deeper levels than any key has stay as they are. */
export function flatTexts(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(flatten(given, '', DEEPEST_KEY));
}

/** The most parts of a key, such as `newsletter.salutation.MRS`. */
const DEEPEST_KEY = 4;

/**
 * @param levels maximum depth: no key has more parts, and a page's JSON may be nested deeper than the call stack allows
 */
function* flatten(
  given: Readonly<Record<string, unknown>>,
  prefix: string,
  levels: number,
): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(given)) {
    if (isRecord(value) && levels > 1) yield* flatten(value, `${prefix}${key}.`, levels - 1);
    else yield [`${prefix}${key}`, value];
  }
}

/** The number of parts of the longest key. */
function levelsOf(known: ReadonlySet<string>): number {
  return Math.max(...Array.from(known, (key) => key.split('.').length));
}
