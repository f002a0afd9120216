import { tagMarkup } from '../snippet/markup.ts';
import type { State } from '../state/state.ts';
import { stylesOf } from '../state/accent.ts';

/** Shows the widget of a state. One of the same tag is changed in place, so that what was typed into it stays. */
export function show(page: Document, state: State): void {
  const place = page.querySelector('[data-place]');
  const present = place?.firstElementChild;
  const template = page.createElement('template');
  template.innerHTML = tagMarkup(state, Object.entries(state.attributes));
  if (present?.localName === state.tag) {
    setAttributes(present, state.attributes);
    setTexts(present, template.content.querySelector('script'));
  } else {
    place?.replaceChildren(template.content);
  }
  const theme = page.querySelector('style[data-theme]');
  if (theme) theme.textContent = stylesOf(state);
}

/** The attributes that the script sets itself stay. */
function setAttributes(element: Element, attributes: State['attributes']): void {
  const own = element.getAttributeNames().filter((name) => !name.startsWith('data-'));
  for (const name of own) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function setTexts(element: Element, wanted: Element | null): void {
  const present = element.querySelector(':scope > script[data-texts]');
  if (present?.textContent === wanted?.textContent) return;
  present?.remove();
  if (wanted) element.prepend(wanted);
}

/** The page stays where it is, whatever is pressed in the widget. */
export function stayHere(page: Document): void {
  page.addEventListener('shop-country-change', (event) => event.preventDefault());
  page.addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => 'hash' in target);
    if (link?.hash === '') event.preventDefault();
  });
}

/** Shows each form as it is once a visitor has typed an address: with its consents. */
export function begin(page: Document): void {
  page.addEventListener('shop-ready', ({ target }) => {
    const field = (target as Element).shadowRoot?.querySelector<HTMLInputElement>('[name=email]');
    if (!field) return;
    field.value = 'anna@example.com';
    // As helpers that fill in forms do.
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  });
}
