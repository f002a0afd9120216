/** The first element that matches a selector. Throws if there is none. */
export function query(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`No element matches ${selector}.`);
  return element;
}

/** Sets a text; skips an equal one, so that nothing is told of a change, nor announced again in a live region. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
