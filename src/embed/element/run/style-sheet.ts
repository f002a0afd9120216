/** One sheet per document and CSS text: all elements adopt the same object. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * The constructed stylesheet for `css` in a document. The document's own window makes it, since a sheet of another
 * document cannot be adopted. Every `style-src` policy allows adopted sheets, but not a `<style>` element.
 */
function sheetFor(owner: Document, css: string): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  const existing = known.get(css);
  if (existing) return existing;
  const view = owner.defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  known.set(css, sheet);
  return sheet;
}

/** Gives `root` the shared stylesheets of its document, in their order. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map((css) => sheetFor(root.ownerDocument, css));
}
