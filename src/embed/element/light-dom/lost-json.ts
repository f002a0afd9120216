import { QUOTE } from '../declare/attributes.ts';
import { isElement, isText } from './fallback-rules.ts';

/** How the first line of JSON with keys begins, also after an editor has made its quotation marks typographic. */
const BEGINNING = new RegExp(`^\\s*\\{\\s*([${QUOTE}]|$)`, 'u');

/** What editors make of the lines of a text. */
const LINES: readonly string[] = ['p', 'span', 'br'];

interface LostJson {
  readonly nodes: ReadonlySet<ChildNode>;
  /** `false` while the parser has not reached the end of the JSON. */
  readonly isWhole: boolean;
}

/**
 * Finds JSON whose `<script>` a filter has removed, which visitors would read; if the JSON does not end, its first line.
 * Outside of a placeholder a paragraph may belong to an article that a tag left open has swallowed.
 */
export function findLostJson(children: readonly ChildNode[], inPlaceholder: boolean): LostJson {
  const nodes = new Set<ChildNode>();
  let lines: ChildNode[] = [];
  let open = 0;
  const end = (found: readonly ChildNode[]): void => {
    for (const node of found) nodes.add(node);
    lines = [];
  };
  for (const child of children) {
    const isLine = isText(child) || (inPlaceholder && isElement(child) && LINES.includes(child.localName));
    const text = isLine ? child.textContent : '';
    if (!isLine) end(lines.slice(0, 1));
    else if (lines.length > 0 || BEGINNING.test(text)) {
      open = (lines.length > 0 ? open : 0) + text.split('{').length - text.split('}').length;
      lines.push(child);
      if (open <= 0) end(lines);
    }
  }
  const isWhole = lines.length === 0 || document.readyState !== 'loading';
  end(lines.slice(0, 1));
  return { nodes, isWhole };
}

/** Hides JSON in a tag by a `<template>`, which no stylesheet of a page shows. */
export function hideLostJson(nodes: ReadonlySet<ChildNode>): void {
  const hidden = document.createElement('template');
  for (const node of nodes) {
    if (!hidden.isConnected) node.before(hidden);
    hidden.append(node);
  }
}
