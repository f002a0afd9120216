import { ADDRESS } from '../build-constants.ts';
import { findAll, nativeProperty } from './native-property.ts';
import { once, warn } from '../log.ts';
import { writtenValue } from './written-value.ts';
import { originOf } from './origin.ts';
import { SCRIPT_FILE } from './script-file.ts';

/** The types of scripts that browsers run. */
const RUNNING =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript)|module)?$/i;

/**
 * The `<script>` that this bundle runs from. Read at the top level: `currentScript` is null after that. It is also null when
 * a tag manager or a loader injects the script, which is then found by its file name.
 */
export const scriptTag: HTMLScriptElement | undefined = findScriptTag();

/** The address from which the browser took the script, whatever the page says later; `undefined` for an inline script. */
export const scriptAddress: string | undefined = ADDRESS ?? (scriptTag && addressOf(scriptTag));

/** It sets defaults for the whole page, so it must be a real `<script>`, whatever names the page's elements have. */
function findScriptTag(): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const current = nativeProperty(document, 'currentScript');
  // Not by its tag name: in XHTML it is in lower case, like the name of an SVG script, which has no `src`.
  const running = current && 'src' in current ? current : undefined;
  // A tag that jQuery inserts is run by a copy without attributes, which may be inline.
  if (running && (!running.async || hasData(running))) return running;
  const tags = Array.from(nativeProperty(document, 'scripts') ?? []).filter(
    (tag) => SCRIPT_FILE.test(tag.src) && runs(tag),
  );
  if (running) return tags.find((tag) => hasData(tag) && ['', tag.src].includes(running.src)) ?? running;
  return tags.find(({ src }) => src === ADDRESS) ?? tags.at(-1);
}

function hasData({ dataset }: HTMLScriptElement): boolean {
  return Object.keys(dataset).length > 0;
}

/** A filter may let data through that nothing runs: that tag decides nothing. */
function runs(tag: HTMLScriptElement): boolean {
  const language = tag.getAttribute('language');
  const type = tag.getAttribute('type') ?? (language ? `text/${language}` : '');
  // In its shim mode, es-module-shims runs what no browser does.
  if (type === 'module-shim') return typeof (window as { importShim?: unknown }).importShim === 'function';
  // Browsers run no script whose type is only blanks; they trim any other type.
  return (type === '' || RUNNING.test(type.trim() || ' ')) && !tag.hasAttribute('nomodule') && !tag.hasAttribute('for');
}

/** Says that a consent manager has made the script tag anew, without its attributes. Those of a tag that does not run decide nothing. */
export function warnOfLostAttributes(): void {
  const isLost = (tag: HTMLScriptElement): boolean =>
    !runs(tag) &&
    SCRIPT_FILE.test(tag.dataset['src'] ?? tag.src) &&
    ['site', 'texts', 'serviceBase'].some((name) => name in tag.dataset);
  const lost = scriptTag && !hasData(scriptTag) && Array.from(nativeProperty(document, 'scripts') ?? []).some(isLost);
  if (lost)
    once(
      warn,
      'The script tag has no data-*, unlike a <script> of the page that does not run: a consent manager has dropped them. ' +
        'Let it keep them, or set them on the tags.',
    );
}

/** `src` is what the attribute means now, and a deferred script runs when the whole page has been read. */
function addressOf(tag: HTMLScriptElement): string | undefined {
  const written = tag.getAttribute('src');
  if (written === null) return undefined;
  try {
    return new URL(written, baseAt(tag)).href;
  } catch {
    return undefined;
  }
}

/** What relative addresses of the page's author begin with. A `<base>` outside of the head belongs to the content. */
export function pageBase(): string {
  // On a server.
  if (typeof document === 'undefined') return '';
  const base = findBase();
  const counts = !base || nativeProperty(document, 'head')?.contains(base) === true;
  const known = scriptTag ? baseAt(scriptTag, base) : nativeProperty(document, 'baseURI');
  return (counts ? known : nativeProperty(document, 'URL')) ?? '';
}

/** The origin of the page's author, if a `<base>` of the content would lead root-relative addresses to another one. */
export function originBesideBase(): string | undefined {
  const own = originOf(pageBase());
  return own === undefined || own === originOf(nativeProperty(document, 'baseURI') ?? '') ? undefined : own;
}

/** An address of the page's author, absolute where a `<base>` of the content would lead it to another origin. */
export function ownPath(path: string): string {
  return originBesideBase() === undefined ? path : new URL(path, pageBase()).href;
}

/** A `<base>` after the script, perhaps in the content, did not count yet when the parser met the script. */
function baseAt(tag: HTMLScriptElement, base = findBase()): string {
  const counts = !base || tag.compareDocumentPosition(base) === Node.DOCUMENT_POSITION_PRECEDING;
  return counts ? tag.baseURI : (nativeProperty(document, 'URL') ?? '');
}

/** The `<base>` that browsers use. */
function findBase(): Element | undefined {
  return findAll(document, 'base[href]').find((element) => element instanceof HTMLBaseElement);
}

/** The page-wide default that the script tag gives for an attribute, as written: `data-site` for `site`. */
export function scriptDefault(attribute: string): string | null {
  return scriptTag ? writtenValue(scriptTag, attribute, 'data-') : null;
}

/** The current `data-*` attributes of the script tag: `site` for `data-site`. */
export function scriptData(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(scriptTag?.dataset ?? {}));
}

/** The origin that the script was loaded from; `undefined` if it is inline or has none (`data:`, `file:`). */
export function scriptOrigin(): string | undefined {
  return scriptAddress === undefined ? undefined : originOf(scriptAddress);
}
