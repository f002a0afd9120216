/** The first element that matches a selector. Throws if there is none. */
export function query(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`No element matches ${selector}.`);
  return element;
}
