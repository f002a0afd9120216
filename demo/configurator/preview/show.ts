import type { Shown } from './protocol.ts';

/** The attributes and properties that were set here last, so that only these are removed again. */
let before: Pick<Shown, 'attributes' | 'tokens'> = { attributes: {}, tokens: {} };

/**
 * Shows a widget in `place`. One of the same tag is changed as it stands, as a page's own script would, so that what was
 * typed into it stays.
 */
export function show(place: HTMLElement, shown: Shown): HTMLElement {
  const present = place.firstElementChild;
  if (present instanceof HTMLElement && present.localName === shown.tag) {
    change(present, shown);
    return present;
  }
  // The custom properties are the page's, and stay with it.
  before = { ...before, attributes: {} };
  const element = document.createElement(shown.tag);
  const children = document.createElement('template');
  children.innerHTML = shown.children;
  element.append(children.content);
  change(element, shown);
  place.replaceChildren(element);
  return element;
}

function change(element: HTMLElement, { attributes, tokens, texts, content }: Shown): void {
  for (const name of Object.keys(before.attributes)) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  const { style } = document.documentElement;
  for (const name of Object.keys(before.tokens)) if (!(name in tokens)) style.removeProperty(name);
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  setJson(element, 'data-texts', texts);
  setJson(element, 'data-content', content);
  before = { attributes, tokens };
}

function setJson(element: HTMLElement, marker: string, json: string): void {
  const present = element.querySelector(`:scope > script[${marker}]`);
  if (json === '') present?.remove();
  else if (present === null) element.prepend(jsonScript(marker, json));
  else if (present.textContent !== json) present.textContent = json;
}

function jsonScript(marker: string, json: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute(marker, '');
  script.textContent = json;
  return script;
}
