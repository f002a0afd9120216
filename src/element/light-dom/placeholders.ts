import { findAll, genuine, isFoundBy } from '../../page/genuine.ts';
import { once, warn } from '../../log.ts';

/** Marks a `<div>` that stands for a tag where an editor strips unknown ones. */
const MARKER = 'data-shop-widget';

/** A form is none: its fields may be named like what is asked of it here. */
const PLACEHOLDER = `[${MARKER}]:not(form)`;

/** From so many changes at once on, one look at the whole document costs less than a look at each. */
const MANY = 20;

/** The attributes of a tag, under its short name: `newsletter` for `<shop-newsletter>`. */
export type PlaceholderTags = ReadonlyMap<string, readonly string[]>;

/**
 * Puts the element into every `<div data-shop-widget="newsletter">` of the page, now and later, and carries the div's
 * `data-*` over to the element's attributes as they change. What the div held becomes the element's fallback content.
 */
export function fillPlaceholders(tags: PlaceholderTags): void {
  const attributeNames = new Set([...tags.values()].flat().map((name) => `data-${name}`));
  // Kept: it is asked for every node that comes, and a form may have a field of that name.
  const hasAttribute = genuine(document, 'documentElement')?.hasAttribute;
  const observer = new MutationObserver((records) => {
    if (records.length > MANY || records.some(({ addedNodes }) => addedNodes.length > MANY)) {
      fillWithin(document);
      return;
    }
    for (const { target, addedNodes } of records) {
      // The attributes changed, or the parser went on inside a div that is filled already.
      fillIfMarked(target);
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
    attributeFilter: [MARKER, ...attributeNames],
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
    const name =
      placeholder
        .getAttribute(MARKER)
        ?.trim()
        .toLowerCase()
        .replace(/^shop-/, '') ?? '';
    const attributes = tags.get(name);
    if (!attributes) {
      once(warn, `${MARKER}="${name}" is not known, so nothing is shown. Allowed: ${[...tags.keys()].join(', ')}.`);
      return;
    }
    const tag = `shop-${name}`;
    // A page cache may bring back a div that was filled before it was stored.
    const existing = Array.from(placeholder.children).find((child) => child.localName === tag);
    const element = existing ?? document.createElement(tag);
    for (const attribute of attributes) mirror(placeholder, element, attribute);
    element.append(...Array.from(placeholder.childNodes).filter((node) => node !== element));
    if (!existing) placeholder.append(element);
  }
}

/** Whether an element stands in a placeholder, so that its attributes are what an editor or a visitor wrote there. */
export function isInPlaceholder({ parentElement }: Element): boolean {
  return parentElement !== null && isFoundBy(PLACEHOLDER, parentElement);
}

/** Not `instanceof Element`: a node may come from a frame, and old libraries put their own `Element` in its place. */
function isElement(node: Node): node is Element {
  return 'hasAttribute' in node;
}

function mirror(from: Element, to: Element, attribute: string): void {
  const value = from.getAttribute(`data-${attribute}`);
  if (value === null) to.removeAttribute(attribute);
  else if (to.getAttribute(attribute) !== value) to.setAttribute(attribute, value);
}
