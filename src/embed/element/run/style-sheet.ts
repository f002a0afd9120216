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

export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map((css) => sheetFor(root.ownerDocument, css));
}
