/** The sheets of the page with the texts that they were made from: the texts of several files, one after another. */
const texts = new Map<CSSStyleSheet, string>();

/** By the text that a file had when the page loaded it, the text that it has now. */
const changes = new Map<string, string>();

const { replaceSync } = CSSStyleSheet.prototype;

// Sheets that are made later get the current texts, too: modules keep the first ones.
CSSStyleSheet.prototype.replaceSync = function replaceByCurrent(this: CSSStyleSheet, text: string): void {
  texts.set(this, text);
  replaceSync.call(this, currentText(text));
};

function currentText(text: string): string {
  return Array.from(changes).reduce((whole, [first, current]) => whole.replace(first, () => current), text);
}

/** Shows the changed text of a file in every sheet that contains it. */
export function replaceStyles(first: string, current: string): void {
  changes.set(first, current);
  for (const [sheet, text] of texts) replaceSync.call(sheet, currentText(text));
}
