import { once, warn } from './log.ts';

/** Marks a `<div>` that stands for a tag where an editor strips unknown ones. */
const MARKER = 'data-shop-widget';

/** The attributes of a tag, under its short name: `newsletter` for `<shop-newsletter>`. */
export type PlaceholderTags = ReadonlyMap<string, readonly string[]>;

/**
 * Puts the element into every `<div data-shop-widget="newsletter">` of the page, now and later, and carries the div's
 * `data-*` over to the element's attributes as they change. What the div held becomes the element's fallback content.
 */
export function fillPlaceholders(tags: PlaceholderTags): void {
  const attributeNames = new Set([...tags.values()].flat().map((name) => `data-${name}`));
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      refill(record.target);
      for (const node of record.addedNodes) fillWithin(node);
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [MARKER, ...attributeNames],
  });
  fillWithin(document);

  function fillWithin(node: Node): void {
    if (isPlaceholder(node)) fill(node);
    if (!('querySelectorAll' in node)) return;
    for (const placeholder of (node as ParentNode).querySelectorAll(`[${MARKER}]`)) fill(placeholder);
  }

  /** The attributes changed, or the parser went on inside a div that is filled already. */
  function refill(target: Node): void {
    if (isPlaceholder(target)) fill(target);
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

/** Not `instanceof Element`: a node may come from a frame, and old libraries put their own `Element` in its place. */
function isPlaceholder(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE && (node as Element).hasAttribute(MARKER);
}

function mirror(from: Element, to: Element, attribute: string): void {
  const value = from.getAttribute(`data-${attribute}`);
  if (value === null) to.removeAttribute(attribute);
  else if (to.getAttribute(attribute) !== value) to.setAttribute(attribute, value);
}
