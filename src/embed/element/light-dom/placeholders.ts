import { findAll, genuine, isFoundBy } from '../../page/genuine.ts';
import { inWords, once, warn } from '../../log.ts';
import { spellingsOf } from '../declare/attributes.ts';
import { unquoted } from '../declare/quotes.ts';
import type { WidgetDeclaration } from '../declare/declaration.ts';
import { CHILD_DATA_MARKERS } from './child-data.ts';
import { isBlank, isElement, isText } from './fallback-rules.ts';

/** Marks a `<div>` that is used in place of a tag, for editors that remove unknown tags. */
const MARKER = 'data-shop-widget';

/** A form cannot be a placeholder: the name of a field can hide a property that is read here. */
const PLACEHOLDER = `[${MARKER}]:not(form)`;

/** Above this number of changes at once, one query of the whole document is cheaper than a check per change. */
const MANY = 20;

/** In a placeholder of the page's frame, what `slot` is elsewhere: the filters of content systems remove `slot`. */
const SLOT = 'data-slot';

/** The pictures that WordPress and others make of emoji. */
const EMOJI = 'img.emoji';

/** A declaration, as far as placeholders need it. */
export type PlaceholderTag = Pick<WidgetDeclaration, 'tag' | 'attributes' | 'children'>;

/**
 * Puts the element into every `<div data-shop-widget="newsletter">` of the page, also into those added later. On each
 * change, copies the div's `data-*` to the element's attributes. The div's children become its fallback content.
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
      // The attributes changed, or the parser added nodes to a div that is filled already.
      fillIfMarked(target);
      if (attributeName === SLOT) assignSlot(target as Element);
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
    attributeFilter: [...new Set([MARKER, SLOT, ...CHILD_DATA_MARKERS, ...names.map((name) => `data-${name}`)])],
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
    if (tag) fillWith(tag, placeholder);
    else {
      const known = tags.map((each) => each.tag.replace('shop-', '')).join(', ');
      once(warn, `${MARKER}="${inWords(name)}" is not known, so nothing is shown. Allowed: ${known}.`);
    }
  }
}

function fillWith({ tag, attributes, children }: PlaceholderTag, placeholder: Element): void {
  // A page cache may restore a div that was filled before it was stored.
  const existing = Array.from(placeholder.children).find((child) => child.localName === tag);
  const element = existing ?? document.createElement(tag);
  for (const attribute of Object.keys(attributes).flatMap(spellingsOf))
    mirror(placeholder, element, `data-${attribute}`, attribute);
  for (const marker of CHILD_DATA_MARKERS) mirror(placeholder, element, marker, marker);
  const given = Array.from(placeholder.childNodes).filter((node) => node !== element);
  element.append(...(children === 'fallback' ? withoutBareTexts(given) : given));
  if (!existing) placeholder.append(element);
  for (const child of findAll(element, `:scope > [${SLOT}]:not(form)`)) assignSlot(child);
}

/** Wraps texts into elements, which can be fallback content, and removes what editors pad empty elements with. */
function withoutBareTexts(nodes: readonly ChildNode[]): readonly Node[] {
  const kept: Node[] = [];
  let words: Element | undefined;
  for (const node of nodes) {
    // Scripts of content systems replace the emoji of a text by pictures.
    const isWord = isText(node)
      ? words !== undefined || !isBlank(node.data)
      : isElement(node) && isFoundBy(EMOJI, node);
    if (isWord) {
      if (!words) {
        words = document.createElement('span');
        kept.push(words);
      }
      words.append(node);
    } else if (isText(node) && !/^[ \t\n]*$/.test(node.data)) {
      node.remove();
    } else {
      if (!isText(node)) words = undefined;
      kept.push(node);
    }
  }
  return kept;
}

/** Does in a placeholder of the frame what `slot` does in the tag. */
function assignSlot(child: Element): void {
  const frame = child.parentElement;
  if (frame?.localName === 'shop-layout' && isInPlaceholder(frame))
    child.slot = unquoted(child.getAttribute(SLOT) ?? '');
}

/** Whether an element is in a placeholder, so that an editor or a visitor may have written its attributes. */
export function isInPlaceholder({ parentElement }: Pick<Element, 'parentElement'>): boolean {
  return parentElement !== null && isFoundBy(PLACEHOLDER, parentElement);
}

function mirror(from: Element, to: Element, source: string, attribute: string): void {
  const value = from.getAttribute(source);
  if (value === null) to.removeAttribute(attribute);
  else if (to.getAttribute(attribute) !== value) to.setAttribute(attribute, value);
}
