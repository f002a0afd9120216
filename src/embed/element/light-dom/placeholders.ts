import { findAll, genuine, isFoundBy } from '../../page/genuine.ts';
import { inWords, logError, once, warn } from '../../log.ts';
import { spellingsOf } from '../declare/attributes.ts';
import { unquoted } from '../declare/quotes.ts';
import type { WidgetDeclaration } from '../declare/declaration.ts';
import { CHILD_DATA_MARKERS } from './child-data.ts';
import { isElement } from './fallback-rules.ts';
import { assignChildren, innerSlots, MARKER, PLACEHOLDER, SLOT } from './in-placeholder.ts';

/** Above this number of changes at once, one query of the whole document is cheaper than a check per change. */
const MANY = 20;

/** The attributes that decide about a child of a placeholder. */
const SLOTS: readonly string[] = [SLOT, 'slot'];

/** A declaration, as far as placeholders need it. */
export type PlaceholderTag = Pick<WidgetDeclaration, 'tag' | 'attributes' | 'slots' | 'parts'>;

/** What the script has added to a placeholder. */
interface Filling {
  /** `undefined` where the element is a child of the placeholder. */
  readonly root: ShadowRoot | undefined;
  element: Element | undefined;
}

/** By placeholder: an element that somebody has moved out or removed is not replaced by a second one. */
const fillings = new WeakMap<Element, Filling>();

/**
 * Shows the element in every `<div data-shop-widget="newsletter">` of the page, also in those added later. On each
 * change, copies the div's `data-*` to the element's attributes. The div's children are its fallback content. They stay
 * where they are, since a library of the page may have made them and look for them there: the element is in a shadow
 * root.
 */
export function fillPlaceholders(tags: readonly PlaceholderTag[]): void {
  const names = tags.flatMap(({ attributes }) => Object.keys(attributes).flatMap(spellingsOf));
  // Read once, because it is called for each added node. Not read off the node: a form may have a field of that name.
  const hasAttribute = genuine(document, 'documentElement')?.hasAttribute;
  const observer = new MutationObserver((records) => {
    if (records.length > MANY || records.some(({ addedNodes }) => addedNodes.length > MANY)) {
      fillWithin(document);
      return;
    }
    for (const { target, addedNodes, attributeName } of records) {
      // The attributes or the children of a div changed that is filled already.
      fillIfMarked(target);
      if (attributeName && SLOTS.includes(attributeName) && target.parentNode) fillIfMarked(target.parentNode);
      for (const node of addedNodes) {
        fillIfMarked(node);
        if (isElement(node) && node.firstElementChild) fillWithin(node);
      }
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [...new Set([MARKER, ...SLOTS, ...CHILD_DATA_MARKERS, ...names.map((name) => `data-${name}`)])],
  });
  fillWithin(document);

  function fillWithin(node: ParentNode): void {
    for (const placeholder of findAll(node, PLACEHOLDER)) fill(placeholder);
  }

  function fillIfMarked(node: Node): void {
    if (!hasAttribute || !isElement(node)) return;
    if (Reflect.apply(hasAttribute, node, [MARKER]) && isFoundBy(PLACEHOLDER, node)) fill(node);
  }

  function fill(placeholder: Element): void {
    const name = unquoted(placeholder.getAttribute(MARKER) ?? '')
      .toLowerCase()
      .replace(/^shop-/, '');
    const tag = tags.find((known) => known.tag === `shop-${name}`);
    if (tag) {
      try {
        fillWith(tag, placeholder);
      } catch (error) {
        // The others on the page are filled all the same.
        once(logError, `${MARKER}="${inWords(name)}" could not be filled: ${String(error)}`);
      }
    } else {
      const known = tags.map((each) => each.tag.replace('shop-', '')).join(', ');
      once(warn, `${MARKER}="${inWords(name)}" is not known, so nothing is shown. Allowed: ${known}.`);
    }
  }
}

function fillWith({ tag, attributes, slots, parts }: PlaceholderTag, placeholder: Element): void {
  const filling = fillings.get(placeholder) ?? begin(placeholder, tag);
  const { root, element: before } = filling;
  const element = before?.localName === tag ? before : document.createElement(tag);
  for (const attribute of Object.keys(attributes).flatMap(spellingsOf))
    mirror(placeholder, element, `data-${attribute}`, attribute);
  filling.element = element;
  if (root) {
    if (element !== before) {
      element.setAttribute('exportparts', parts.join());
      element.append(...innerSlots(slots));
      root.replaceChildren(element);
    }
    assignChildren(placeholder, element);
    return;
  }
  for (const marker of CHILD_DATA_MARKERS) mirror(placeholder, element, marker, marker);
  if (before && before !== element) {
    element.append(...before.childNodes);
    before.remove();
  }
  // Somebody has moved it to another place.
  if (element.isConnected && element.parentElement !== placeholder) return;
  element.append(...Array.from(placeholder.childNodes).filter((node) => node !== element));
  if (!element.parentElement) placeholder.append(element);
}

/** Gives a placeholder its shadow root, unless it cannot have one, or has the element from its server already. */
function begin(placeholder: Element, tag: string): Filling {
  const element = Array.from(placeholder.children).find((child) => child.localName === tag);
  const filling = { root: element ? undefined : attachRoot(placeholder), element };
  fillings.set(placeholder, filling);
  return filling;
}

function attachRoot(placeholder: Element): ShadowRoot | undefined {
  // A custom element attaches a root of its own, perhaps later.
  if (placeholder.localName.includes('-')) return undefined;
  try {
    return placeholder.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  } catch {
    // A table cell, a list item or a link cannot have one.
    return undefined;
  }
}

function mirror(from: Element, to: Element, source: string, attribute: string): void {
  const value = from.getAttribute(source);
  if (value === null) to.removeAttribute(attribute);
  else if (to.getAttribute(attribute) !== value) to.setAttribute(attribute, value);
}
