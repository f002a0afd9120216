import { genuine } from '../../page/genuine.ts';
import { writtenValue } from './attributes.ts';
import { originOf } from './origin.ts';
import { SCRIPT_FILE } from './script-file.ts';

/**
 * The `<script>` that this bundle runs from. Read once, at the top level: `currentScript` is null after that. It is
 * also null when a tag manager or a loader injects the script; then the script is found by its file name.
 */
export const scriptTag: HTMLScriptElement | undefined = findScriptTag();

/** Also read once: a later `<base>` would change what a relative address means. */
const origin: string | undefined = scriptTag && originOf(scriptTag.src);

/** The address of the script, for files beside it; empty for an inline script. */
export const scriptAddress: string | undefined = scriptTag?.src;

/** It sets defaults for the whole page, so it must be a real `<script>`, whatever names the page's elements have. */
function findScriptTag(): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const current = genuine(document, 'currentScript');
  // Not by its name: in XHTML that is in lower case, and so is that of an SVG script, which has no `src`.
  if (current && 'src' in current) return current;
  return Array.from(genuine(document, 'scripts') ?? []).findLast(({ src }) => SCRIPT_FILE.test(src));
}

/**
 * The page-wide default that the script tag gives for an attribute: `data-site` for `site`.
 *
 * @returns the value as written, or `null` when the script tag does not have it
 */
export function scriptDefault(attribute: string): string | null {
  return scriptTag ? writtenValue(scriptTag, attribute, 'data-') : null;
}

/** The current `data-*` attributes of the script tag: `site` for `data-site`. */
export function scriptData(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(scriptTag?.dataset ?? {}));
}

/**
 * The origin that the script was loaded from, for pages that have no origin of their own. It is `undefined` for an
 * inline script and for an address without an origin (`data:`, `file:`).
 */
export function scriptOrigin(): string | undefined {
  return origin;
}
