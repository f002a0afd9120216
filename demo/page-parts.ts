/** The element of the page that a selector names. Throws when the page has none. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`This page has no ${selector}.`);
  return found;
}
