import { SEPARATOR, SIGN } from '../embed/element/first-paint/first-paint.ts';

/** A token of a first paint, with what depends on the same conditions: of an element its head, and what is in it. */
export interface PaintNode {
  /** A token; of an element, what identifies it among its siblings. */
  readonly token: string;
  /** The tokens of the name, attributes and classes of an element. */
  readonly head?: readonly PaintNode[];
  readonly body?: readonly PaintNode[];
  /** The conditions on which it is there; with a `!` those on which it is not. */
  readonly when?: readonly string[];
}

/**
 * Merges two renderings of the same markup, and marks the nodes that exist only with, or only without a condition.
 *
 * @param whole the markup with all conditions, and what others have added to it
 * @param without the markup without this condition
 */
export function merged(whole: readonly PaintNode[], without: readonly PaintNode[], condition: string): PaintNode[] {
  const result: PaintNode[] = [];
  let next = 0;
  const addUntil = (end: number): void => {
    for (const node of without.slice(next, end)) result.push({ ...node, when: [`!${condition}`] });
    next = end;
  };
  const partners = pairs(whole, without);
  for (const node of whole) {
    const partner = partners.get(node);
    if (partner === undefined) {
      // What is there only without another condition is not in this rendering.
      result.push(isAdded(node) ? node : { ...node, when: [...(node.when ?? []), condition] });
    } else {
      addUntil(partner);
      next = partner + 1;
      const { head = [], body = [] } = without[partner] ?? {};
      result.push({
        ...node,
        ...(node.head && { head: merged(node.head, head, condition) }),
        ...(node.body && { body: merged(node.body, body, condition) }),
      });
    }
  }
  addUntil(without.length);
  return result;
}

function isAdded({ when = [] }: PaintNode): boolean {
  return when.some((condition) => condition.startsWith('!'));
}

/** The most similar nodes of two lists in the same order: by the node of the first, the index of the one in the second. */
function pairs(first: readonly PaintNode[], second: readonly PaintNode[]): ReadonlyMap<PaintNode, number> {
  const nodes = first.filter((node) => !isAdded(node));
  const { best, alike } = comparison(nodes, second);
  const found = new Map<PaintNode, number>();
  for (let one = nodes.length, other = second.length; one > 0 && other > 0;) {
    const same = alike[one]?.[other] ?? 0;
    const before = best[one - 1]?.[other - 1] ?? 0;
    if (same > 0 && best[one]?.[other] === before + same) {
      one -= 1;
      other -= 1;
      found.set(nodes[one] as PaintNode, other);
    } else if (best[one]?.[other] === best[one - 1]?.[other]) one -= 1;
    else other -= 1;
  }
  return found;
}

/** By the lengths of the beginnings of two lists: how similar these are at most, and how similar their last nodes are. */
function comparison(first: readonly PaintNode[], second: readonly PaintNode[]) {
  const best = [Array<number>(second.length + 1).fill(0)];
  const alike: number[][] = [[]];
  for (const [one, node] of first.entries()) {
    const row = [0];
    alike.push([0, ...second.map((other) => similarity(node, other))]);
    for (const other of second.keys()) {
      const together = (best[one]?.[other] ?? 0) + (alike[one + 1]?.[other + 1] ?? 0);
      row.push(Math.max(best[one]?.[other + 1] ?? 0, row[other] ?? 0, together));
    }
    best.push(row);
  }
  return { best, alike };
}

/** What was computed for two nodes, whose parents are compared, too. */
const known = new WeakMap<PaintNode, WeakMap<PaintNode, number>>();

/** How many tokens of two nodes are the same; 0 if they are not the same node. */
function similarity(one: PaintNode, other: PaintNode): number {
  if (one.token !== other.token) return 0;
  if (!one.body || !other.body) return 1;
  const ofOne = known.get(one) ?? new WeakMap<PaintNode, number>();
  known.set(one, ofOne);
  const first = one.body.filter((node) => !isAdded(node));
  const same = ofOne.get(other) ?? 1 + (comparison(first, other.body).best[first.length]?.[other.body.length] ?? 0);
  ofOne.set(other, same);
  return same;
}

/** The tokens of nodes, between those of their conditions. */
export function written(nodes: readonly PaintNode[]): string {
  return tokensOf(nodes, 0).join(SEPARATOR);
}

/** @param depth how many conditions are written around them */
function tokensOf(nodes: readonly PaintNode[], depth: number): readonly string[] {
  const tokens: string[] = [];
  for (let at = 0; at < nodes.length;) {
    const condition = nodes[at]?.when?.[depth];
    const others = nodes.slice(at).findIndex(({ when }) => when?.[depth] !== condition);
    const alike = nodes.slice(at, others < 0 ? undefined : at + others);
    at += alike.length;
    if (condition === undefined) tokens.push(...alike.flatMap(tokensOfNode));
    else tokens.push(SIGN.condition + condition, ...tokensOf(alike, depth + 1), SIGN.endOfCondition);
  }
  return tokens;
}

function tokensOfNode({ token, head, body }: PaintNode): readonly string[] {
  return head && body ? [...tokensOf(head, 0), ...tokensOf(body, 0), SIGN.end] : [token];
}
