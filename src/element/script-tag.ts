/** The file name under which the script is found where `currentScript` is null; a version or a query may follow. */
const FILE_NAME = /(?:^|\/)shop-widgets[^/?#]*\.js(?:[?#]|$)/;

/**
 * The `<script>` that this bundle runs from. Read once, at the top level: `currentScript` is gone a moment later. It is
 * null where a tag manager or a loader injects the script, so the file name is the second way.
 */
const scriptTag: HTMLScriptElement | undefined = findScriptTag();

function findScriptTag(): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const current = document.currentScript;
  if (current?.tagName === 'SCRIPT') return current as HTMLScriptElement;
  return Array.from(document.scripts).findLast((script) => FILE_NAME.test(script.src));
}

/**
 * The page-wide default that the script tag gives for an attribute: `data-site` for `site`.
 *
 * @returns the value as written, or `null` when the script says nothing about it
 */
export function scriptDefault(attribute: string): string | null {
  return scriptTag?.getAttribute(`data-${attribute}`) ?? null;
}

/**
 * The origin that the script was loaded from, for pages that have no origin of their own; `undefined` when it was inlined
 * or comes from where there is none (`data:`, `file:`).
 */
export function scriptOrigin(): string | undefined {
  const source = scriptTag?.src;
  const origin = source ? new URL(source).origin : 'null';
  return origin === 'null' ? undefined : origin;
}
