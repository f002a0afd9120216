import { genuine } from '../../page/genuine.ts';
import { originOf } from '../../page/origin.ts';

/** The file name under which the script is found where `currentScript` is null; a version or a query may follow. */
const FILE_NAME = /(?:^|\/)shop-widgets[^/?#]*\.js(?:[?#]|$)/;

/**
 * The `<script>` that this bundle runs from. Read once, at the top level: `currentScript` is gone a moment later. It is
 * null where a tag manager or a loader injects the script, so the file name is the second way.
 */
const scriptTag: HTMLScriptElement | undefined = findScriptTag();

/** Read once as well: a `<base>` that comes later gives a relative address another meaning. */
const origin: string | undefined = scriptTag && originOf(scriptTag.src);

/** It gives defaults to the whole page, so that it is a real `<script>`, whatever the page's elements are named. */
function findScriptTag(): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const current = genuine(document, 'currentScript');
  if (current?.tagName === 'SCRIPT') return current as HTMLScriptElement;
  return Array.from(genuine(document, 'scripts') ?? []).findLast(({ src }) => FILE_NAME.test(src));
}

/**
 * The page-wide default that the script tag gives for an attribute: `data-site` for `site`.
 *
 * @returns the value as written, or `null` when the script says nothing about it
 */
export function scriptDefault(attribute: string): string | null {
  return scriptTag?.getAttribute(`data-${attribute}`) ?? null;
}

/** All that the script tag says, as it stands now: `site` for `data-site`. */
export function scriptData(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(scriptTag?.dataset ?? {}));
}

/**
 * The origin that the script was loaded from, for pages that have no origin of their own; `undefined` when it was inlined
 * or comes from where there is none (`data:`, `file:`).
 */
export function scriptOrigin(): string | undefined {
  return origin;
}
