import { QUOTE } from '../declare/quotes.ts';
import { isElement, isText } from './fallback-rules.ts';

/** How the first line of JSON with keys begins, also after an editor has made its quotation marks typographic. */
const BEGINNING = new RegExp(`^\\s*\\{\\s*([${QUOTE}]|$)`, 'u');

/** What editors make of the lines of a text. */
const LINES: readonly string[] = ['p', 'span', 'br'];

/** JSON among the children of a tag or a placeholder. */
interface LostJson {
  readonly nodes: readonly ChildNode[];
  /** `false` while the parser has not reached the end of the JSON. */
  readonly isWhole: boolean;
}

/**
 * Finds JSON whose `<script>` was removed: the filters of content systems remove the tag and leave its text, which every
 * visitor would read. Of JSON whose braces are never closed, only the first line is found.
 *
 * @param inPlaceholder outside of a placeholder a paragraph may belong to an article that a tag left open has swallowed
 */
export function findLostJson(children: readonly ChildNode[], inPlaceholder: boolean): LostJson {
  const nodes: ChildNode[] = [];
  let lines: ChildNode[] = [];
  let open = 0;
  for (const child of children) {
    const isLine = isText(child) || (inPlaceholder && isElement(child) && LINES.includes(child.localName));
    const text = isLine ? child.textContent : '';
    if (!isLine) {
      nodes.push(...lines.slice(0, 1));
      lines = [];
    } else if (lines.length > 0 || BEGINNING.test(text)) {
      open = (lines.length > 0 ? open : 0) + text.split('{').length - text.split('}').length;
      lines.push(child);
      if (open > 0) continue;
      nodes.push(...lines);
      lines = [];
    }
  }
  nodes.push(...lines.slice(0, 1));
  return { nodes, isWhole: lines.length === 0 || document.readyState !== 'loading' };
}

/** Hides JSON in a tag by a `<template>`, which no style sheet of a page shows. */
export function hideLostJson([first, ...others]: readonly ChildNode[]): void {
  const hidden = document.createElement('template');
  first?.before(hidden);
  if (first) hidden.append(first, ...others);
}
