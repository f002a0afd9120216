import { once, warn } from '../../log.ts';
import { findAll, isFoundBy } from '../../page/genuine.ts';
import { isElement } from './fallback-rules.ts';
import { MARKER, PLACEHOLDER } from './in-placeholder.ts';

/** Placeholders around a placeholder: a layout with another one in it needs one. 300 of them crash a tab of Chromium. */
const MOST_AROUND = 3;

/**
 * The placeholders that are not filled. They are remembered, since strangers may have written thousands, and each change of
 * the page would ask for all of them again.
 */
export class Refusals {
  /** `undefined` on most pages, which have none. */
  #refused: WeakSet<Node> | undefined;
  /** How many placeholders there are from a node outwards, the node included. Each node is counted once. */
  #counts = new Map<Node, number>();

  /** Forgets those of which a change of the page may have made something else: they were removed, or one is marked otherwise. */
  update(records: readonly MutationRecord[]): void {
    this.#counts = new Map();
    if (!this.#refused) return;
    if (records.some((record) => changedAttribute(record) === MARKER)) this.#refused = undefined;
    for (const node of records.flatMap(({ removedNodes }) => Array.from(removedNodes)).filter(isElement))
      for (const placeholder of [node, ...findAll(node, PLACEHOLDER)]) this.#refused?.delete(placeholder);
  }

  has(placeholder: Element): boolean {
    return this.#refused?.has(placeholder) === true;
  }

  add(placeholder: Element): void {
    this.#refused ??= new WeakSet();
    this.#refused.add(placeholder);
  }

  /** Whether a placeholder is inside so many others, across shadow roots, that it is not filled. */
  isTooDeep(placeholder: Element): boolean {
    if (this.#countFrom(outer(placeholder)) <= MOST_AROUND) return false;
    once(
      warn,
      'A placeholder is inside more than three others, so it is not filled. Was one left open? Close each with </div>.',
    );
    return true;
  }

  #countFrom(inner: Node | null): number {
    const uncounted: Node[] = [];
    let node = inner;
    for (; node && !this.#counts.has(node); node = outer(node)) uncounted.push(node);
    let count = node ? (this.#counts.get(node) ?? 0) : 0;
    for (const each of uncounted.reverse()) {
      if (isElement(each) && isFoundBy(PLACEHOLDER, each)) count += 1;
      this.#counts.set(each, count);
    }
    return count;
  }
}

/** Not read of other records: those of a synthetic shadow root throw then. */
export function changedAttribute(record: MutationRecord): string | null {
  return record.type === 'attributes' ? record.attributeName : null;
}

function outer(node: Node): Node | null {
  return (node as ShadowRoot).host ?? node.parentNode;
}
