/** One sheet per document and CSS text: all instances of all tags adopt the same object. */
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

/** Gives `root` the shared stylesheet of its document. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  root.adoptedStyleSheets = [sheetFor(root.ownerDocument, css)];
}
