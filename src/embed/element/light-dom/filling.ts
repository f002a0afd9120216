import { showIn } from '../show-in.ts';
import { spellingsOf } from '../../page/written-value.ts';
import type { WidgetDeclaration } from '../declare/declaration.ts';
import { CHILD_DATA_MARKERS } from './child-data.ts';
import { assignChildren, innerSlots } from './in-placeholder.ts';

export type PlaceholderTag = Pick<WidgetDeclaration, 'tag' | 'attributes' | 'slots' | 'parts'>;

/**
 * What the script adds to one placeholder: a shadow root with the element, which has slots for the placeholder's children.
 * They stay where the library that has made them looks for them. A table cell, a list item or a link cannot have a root,
 * so there they are moved into the element.
 */
export class Filling {
  readonly #placeholder: Element;
  readonly #root: ShadowRoot | undefined;
  /** Kept, so that no second one is made if somebody has moved it out of the placeholder. */
  #element: Element | undefined;

  constructor(placeholder: Element, { tag }: PlaceholderTag) {
    const find = (within: ParentNode | null): Element | undefined =>
      Array.from(within?.children ?? []).find((child) => child.localName === tag);
    this.#placeholder = placeholder;
    // Another version of the script has put it into a root, or a server that prerenders it has written it.
    const inRoot = find(placeholder.shadowRoot);
    this.#element = inRoot ?? find(placeholder);
    this.#root = (inRoot && placeholder.shadowRoot) ?? (this.#element ? undefined : attachRoot(placeholder));
  }

  /** Shows the element of a tag with the attributes of the placeholder; without a tag, only the placeholder's children. */
  show(tag?: PlaceholderTag): void {
    const before = this.#element;
    const element = tag && (before?.localName === tag.tag ? before : document.createElement(tag.tag));
    if (element) this.#copyAttributes(tag, element);
    this.#element = element;
    if (!this.#root) return this.#nest(element, before);
    if (element !== before) {
      const slots = innerSlots(tag?.slots ?? ['']);
      element?.setAttribute('exportparts', tag?.parts.join() ?? '');
      element?.append(...slots);
      showIn(this.#root, element ? [element] : slots);
    }
    assignChildren(this.#placeholder, element ?? this.#root);
  }

  #copyAttributes({ attributes }: PlaceholderTag, element: Element): void {
    const copy = (source: string, attribute: string): void => {
      const value = this.#placeholder.getAttribute(source);
      if (value === null) element.removeAttribute(attribute);
      else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    };
    for (const name of Object.keys(attributes).flatMap(spellingsOf)) copy(`data-${name}`, name);
    if (!this.#root) for (const marker of CHILD_DATA_MARKERS) copy(marker, marker);
  }

  #nest(element: Element | undefined, before: Element | undefined): void {
    if (before !== element) before?.replaceWith(...before.childNodes);
    if (!element || (element.isConnected && element.parentElement !== this.#placeholder)) return;
    element.append(...Array.from(this.#placeholder.childNodes).filter((node) => node !== element));
    if (!element.parentElement) this.#placeholder.append(element);
  }
}

/** @returns `undefined` if the placeholder cannot have a root, or has one of its own */
function attachRoot(placeholder: Element): ShadowRoot | undefined {
  // A custom element may attach its own one later, and a declarative one would be emptied.
  if (placeholder.localName.includes('-') || placeholder.shadowRoot) return undefined;
  try {
    return placeholder.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  } catch {
    return undefined;
  }
}
