import { findAll, matches } from '../../page/native-property.ts';
import { truncate, logError, once, warn } from '../../log.ts';
import { spellingsOf } from '../../page/written-value.ts';
import { readFlag, unquoted } from '../declare/attributes.ts';
import { scriptDefault } from '../../page/script-tag.ts';
import { CHILD_DATA_MARKERS } from './child-data.ts';
import { isElement } from './fallback-rules.ts';
import { Filling, type PlaceholderTag } from './filling.ts';
import { MARKER, PLACEHOLDER, SLOT } from './in-placeholder.ts';

/** Above this number of changes at once, one query of the whole document is cheaper than a check per change. */
const MANY = 20;

/** Placeholders around a placeholder: a layout with another one in it needs one. 300 of them crash a tab of Chromium. */
const MOST_AROUND = 3;

/** Placeholders of one tag that are filled: each costs a visitor's browser as much as the form of the shop. */
const MOST_OF_A_KIND = 20;

/** The attributes that decide about a child of a placeholder. */
const OF_CHILDREN: readonly string[] = [SLOT, 'slot'];

/**
 * Shows the element in every `<div data-shop-widget="newsletter">` of the page, also in those added later, and again on
 * each change. `data-placeholders="off"` on the script tag switches them off, for pages on which strangers write.
 */
export function fillPlaceholders(tags: readonly PlaceholderTag[]): void {
  if (!readFlag(scriptDefault('placeholders') ?? '')) return;
  const spellings = tags.flatMap(({ attributes }) => Object.keys(attributes).flatMap(spellingsOf));
  const names = spellings.map((name) => `data-${name}`);
  const fillings = new WeakMap<Node, Filling>();
  /** The placeholders in the page that show a tag. */
  const shown = new Map<PlaceholderTag, Set<Node>>(tags.map((tag) => [tag, new Set()]));
  const forget = (placeholder: Node): void => shown.forEach((placeholders) => placeholders.delete(placeholder));
  /** Filled or refused: strangers may have written thousands, and each change of the page would ask for all of them again. */
  let known = new WeakSet<Node>();
  /** How many placeholders there are from a node outwards, the node included. Each node is counted once. */
  let counts = new Map<Node, number>();
  const observer = new MutationObserver((records) => {
    counts = new Map();
    const marked = records.filter((record) => changedAttribute(record) === MARKER).map(({ target }) => target);
    // A change may have made something else of those that were refused.
    if (marked.length > 0) known = new WeakSet();
    const removed = records.flatMap(({ removedNodes }) => Array.from(removedNodes));
    // Out of the page nobody sees what becomes of them.
    for (const placeholder of placeholdersIn(removed)) {
      known.delete(placeholder);
      forget(placeholder);
    }
    const changed = records.map((record) =>
      OF_CHILDREN.includes(changedAttribute(record) ?? '') ? record.target.parentNode : record.target,
    );
    // Also a placeholder that has lost its marker.
    for (const node of new Set(changed)) if (node && fillings.has(node)) fill(node as Element);
    const added = records.flatMap(({ addedNodes }) => Array.from(addedNodes));
    const isMany = Math.max(records.length, added.length) > MANY;
    fillNew(isMany ? findAll(document, PLACEHOLDER) : placeholdersIn([...marked, ...added]));
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [MARKER, ...OF_CHILDREN, ...CHILD_DATA_MARKERS, ...names],
  });
  fillNew(findAll(document, PLACEHOLDER));

  function fillNew(placeholders: readonly Element[]): void {
    for (const placeholder of placeholders) if (!known.has(placeholder)) fill(placeholder);
  }

  function fill(placeholder: Element): void {
    known.add(placeholder);
    forget(placeholder);
    const named = tagOf(placeholder, tags);
    const tag = named && isFull(named, shown.get(named)) ? undefined : named;
    if (tag ? isTooDeep(placeholder, counts) : !fillings.has(placeholder)) return;
    if (tag) shown.get(tag)?.add(placeholder);
    try {
      if (tag && !fillings.has(placeholder)) fillings.set(placeholder, new Filling(placeholder, tag));
      fillings.get(placeholder)?.show(tag);
    } catch (error) {
      // The others on the page are filled all the same.
      once(logError, `A placeholder of <${tag?.tag}> could not be filled: ${String(error)}`);
    }
  }
}

function placeholdersIn(nodes: readonly Node[]): readonly Element[] {
  const elements = nodes.filter(isElement);
  return elements.flatMap((node) => [...(matches(PLACEHOLDER, node) ? [node] : []), ...findAll(node, PLACEHOLDER)]);
}

function tagOf(placeholder: Element, tags: readonly PlaceholderTag[]): PlaceholderTag | undefined {
  const marker = placeholder.getAttribute(MARKER);
  if (marker === null) return undefined;
  const name = unquoted(marker)
    .toLowerCase()
    .replace(/^shop-/, '');
  const tag = tags.find((known) => known.tag === `shop-${name}`);
  if (!tag) {
    const known = tags.map((each) => each.tag.replace('shop-', '')).join(', ');
    once(warn, `${MARKER}="${truncate(name)}" is not known, so nothing is shown. Allowed: ${known}.`);
  }
  return tag;
}

/** Whether a placeholder is inside so many others, across shadow roots, that it is not filled. */
function isTooDeep(placeholder: Element, counts: Map<Node, number>): boolean {
  if (countFrom(outer(placeholder), counts) <= MOST_AROUND) return false;
  once(
    warn,
    'A placeholder is inside more than three others, so it is not filled. Was one left open? Close each with </div>.',
  );
  return true;
}

/** Whether the page shows as many placeholders of a tag as it may. */
function isFull({ tag }: PlaceholderTag, shown: ReadonlySet<Node> | undefined): boolean {
  if (!shown || shown.size < MOST_OF_A_KIND) return false;
  once(warn, `The page has more than ${MOST_OF_A_KIND} placeholders of <${tag}>, so the others are not filled.`);
  return true;
}

function countFrom(node: Node | null, counts: Map<Node, number>): number {
  if (!node) return 0;
  const known = counts.get(node);
  if (known !== undefined) return known;
  const own = isElement(node) && matches(PLACEHOLDER, node) ? 1 : 0;
  const count = countFrom(outer(node), counts) + own;
  counts.set(node, count);
  return count;
}

function outer(node: Node): Node | null {
  return (node as ShadowRoot).host ?? node.parentNode;
}

/** Not read of other records: those of a synthetic shadow root throw then. */
function changedAttribute(record: MutationRecord): string | null {
  return record.type === 'attributes' ? record.attributeName : null;
}
