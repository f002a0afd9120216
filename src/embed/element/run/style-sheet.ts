/** One sheet per document and CSS text: all elements adopt the same object. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The constructed stylesheet for `css`. Every `style-src` policy allows adopted sheets, but not a `<style>` element. */
function sheetFor(owner: Document, css: string): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  const existing = known.get(css);
  if (existing) return existing;
  // A sheet of another document cannot be adopted.
  const sheet = new (owner.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  known.set(css, sheet);
  return sheet;
}

/** What a part of a widget has added, which was loaded later. */
const added = new WeakMap<ShadowRoot, readonly string[]>();

/** Gives a shadow tree its stylesheets, also after it has come into another document. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const all = [...styles, ...(added.get(root) ?? [])];
  root.adoptedStyleSheets = all.map((css) => sheetFor(root.ownerDocument, css));
}

/** Adds the stylesheet of a part that was loaded later, once. */
export function addStyles(root: ShadowRoot, css: string): void {
  const known = added.get(root) ?? [];
  if (known.includes(css)) return;
  added.set(root, [...known, css]);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetFor(root.ownerDocument, css)];
}
