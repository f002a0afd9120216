import { isRecord } from '../is-record.ts';
import { safeAddress } from '../address-rules.ts';
import { SITE_FACTS } from '../market/site-facts.ts';
import type { Site } from '../market/sites.ts';

/** Texts with which a host page replaces built-in ones, by key. */
export type TextOverrides = Readonly<Record<string, string>>;

export interface OverrideProblem {
  /** `missing`: no text has this key; `shape`: none of the texts is used. */
  readonly kind: 'missing' | 'type' | 'size' | 'address' | 'age' | 'shape';
  readonly key: string;
}

/** A name replaces each `{{…}}`, so a long text with many of them would become millions of characters. */
export const MOST = { characters: 5000, charactersOfName: 200, places: 10 } as const;

/** A shop may require a higher age than the built-in consents declare. */
const AGE = /^(?:1[6-9]|[2-9]\d)$/;

function isTooLarge(key: string, text: string): boolean {
  const isName = key.startsWith('shop.');
  return text.length > (isName ? MOST.charactersOfName : MOST.characters) || text.split('{{').length - 1 > MOST.places;
}

/** The most parts of a key, such as `newsletter.salutation.MRS`. The code of a site may come before them. */
export const DEEPEST_KEY = 3;

/**
 * Validates the content of a page's `<script data-texts>`.
 *
 * @param given the parsed JSON: texts by flat key, or nested by the dots of the keys; `null` and an empty one keep
 *   the built-in text, but `null` removes a link (`newsletter.link.…`)
 * @param known the keys that exist
 * @returns the valid overrides, and the problems of the others
 */
export function readOverrides(
  given: unknown,
  known: ReadonlySet<string>,
): { readonly overrides: TextOverrides; readonly problems: readonly OverrideProblem[] } {
  if (!isRecord(given)) return { overrides: {}, problems: [{ kind: 'shape', key: '' }] };
  const overrides: Record<string, string> = {};
  const problems: OverrideProblem[] = [];
  for (const [key, value] of flatten(given, '', DEEPEST_KEY)) {
    const isLink = key.startsWith('newsletter.link.');
    const refuse = (kind: OverrideProblem['kind']): unknown => problems.push({ kind, key });
    if (!known.has(key)) refuse('missing');
    else if (value === '' || (value === null && !isLink)) continue;
    else if (value === null) overrides[key] = '';
    else if (typeof value !== 'string') refuse('type');
    else if (isTooLarge(key, value)) refuse('size');
    else if (key === 'shop.age' && !AGE.test(value)) refuse('age');
    else {
      const text = isLink ? safeAddress(value) : value;
      if (text === undefined) refuse('address');
      else overrides[key] = text;
    }
  }
  return { overrides, problems };
}

/**
 * The texts for one site, under flat keys: those under the code of the site (`{"HU": {…}}`) replace those under no code.
 * Texts under the codes of other sites are left out.
 *
 * @param isShared whether a text under no code is for this site
 */
export function textsForSite(
  given: Readonly<Record<string, unknown>>,
  site: Site,
  isShared: (key: string) => boolean = () => true,
): Readonly<Record<string, unknown>> {
  const shared: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [key, value] of flatten(given, '', DEEPEST_KEY + 1)) {
    const code = SITE_FACTS.find((listed) => key.startsWith(`${listed.code}.`))?.code;
    if (code === site) own[key.slice(code.length + 1)] = value;
    else if (code === undefined && isShared(key)) shared[key] = value;
  }
  return { ...shared, ...own };
}

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
