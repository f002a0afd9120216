/** The first element that matches a selector. Throws if there is none. */
export function query(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`No element matches ${selector}.`);
  return element;
}

/** Sets a text. An equal one is skipped, so that no observer is called and no live region announces it again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
