/** One sheet a document and a style text: every instance of every tag adopts the same object. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * The constructable style sheet for `css` in the document that `root` is in. It is made by that document's own window:
 * a sheet of another document may not be adopted. Adopted sheets pass every `style-src`, a `<style>` would not.
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

/** Gives `root` the shared style sheet of its document. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  root.adoptedStyleSheets = [sheetFor(root.ownerDocument, css)];
}
