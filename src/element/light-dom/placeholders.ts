import { findAll, genuine, isFoundBy } from '../../page/genuine.ts';
import { once, warn } from '../../log.ts';

/** Marks a `<div>` that is used in place of a tag, for editors that remove unknown tags. */
const MARKER = 'data-shop-widget';

/** A form cannot be a placeholder: the name of a field can hide a property that is read here. */
const PLACEHOLDER = `[${MARKER}]:not(form)`;

/** Above this number of changes at once, one query of the whole document is cheaper than a check per change. */
const MANY = 20;

/** The attributes of each tag by its short name: `newsletter` for `<shop-newsletter>`. */
export type PlaceholderTags = ReadonlyMap<string, readonly string[]>;

/**
 * Puts the element into every `<div data-shop-widget="newsletter">` of the page, also into those added later. On each
 * change, copies the div's `data-*` to the element's attributes. The div's children become its fallback content.
 */
export function fillPlaceholders(tags: PlaceholderTags): void {
  const attributeNames = new Set([...tags.values()].flat().map((name) => `data-${name}`));
  // Read once, because it is called for each added node. Not read off the node: a form may have a field of that name.
  const hasAttribute = genuine(document, 'documentElement')?.hasAttribute;
  const observer = new MutationObserver((records) => {
    if (records.length > MANY || records.some(({ addedNodes }) => addedNodes.length > MANY)) {
      fillWithin(document);
      return;
    }
    for (const { target, addedNodes } of records) {
      // The attributes changed, or the parser added nodes to a div that is filled already.
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
    // A page cache may restore a div that was filled before it was stored.
    const existing = Array.from(placeholder.children).find((child) => child.localName === tag);
    const element = existing ?? document.createElement(tag);
    for (const attribute of attributes) mirror(placeholder, element, attribute);
    element.append(...Array.from(placeholder.childNodes).filter((node) => node !== element));
    if (!existing) placeholder.append(element);
  }
}

/** Whether an element is in a placeholder, so that an editor or a visitor may have written its attributes. */
export function isInPlaceholder({ parentElement }: Element): boolean {
  return parentElement !== null && isFoundBy(PLACEHOLDER, parentElement);
}

/** Not `instanceof Element`: a node may belong to a frame, and old libraries replace `Element`. */
function isElement(node: Node): node is Element {
  return 'hasAttribute' in node;
}

function mirror(from: Element, to: Element, attribute: string): void {
  const value = from.getAttribute(`data-${attribute}`);
  if (value === null) to.removeAttribute(attribute);
  else if (to.getAttribute(attribute) !== value) to.setAttribute(attribute, value);
}
