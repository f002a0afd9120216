import { QUOTE } from '../declare/quotes.ts';
import { isElement, isText } from './fallback-rules.ts';
import { isInPlaceholder } from './placeholders.ts';

/** How the first line of JSON with keys begins, also after an editor has made its quotation marks typographic. */
const BEGINNING = new RegExp(`^\\s*\\{\\s*([${QUOTE}]|$)`, 'u');

/** What editors make of the lines of a text. */
const LINES: readonly string[] = ['p', 'span', 'br'];

/**
 * Hides JSON whose `<script>` was removed: the filters of content systems remove the tag and leave its text, which every
 * visitor would read. It is put into a `<template>`, which is hidden whatever the styles of the page are.
 *
 * @returns `incomplete` while the parser has not reached the end of the JSON
 */
export function hideLostJson(host: Element): 'none' | 'hidden' | 'incomplete' {
  const nodes = Array.from(host.childNodes);
  // Outside of a placeholder a paragraph may belong to an article that a tag left open has swallowed.
  const isLine = (node: Node): boolean =>
    isText(node) || (isElement(node) && LINES.includes(node.localName) && isInPlaceholder(host));
  const start = nodes.findIndex((node) => isLine(node) && BEGINNING.test(`${node.textContent}`));
  const first = nodes[start];
  if (!first) return 'none';
  const after = nodes.findIndex((node, index) => index > start && !isLine(node));
  const lines = nodes.slice(start, after === -1 ? undefined : after);
  const json = wholeJson(lines);
  if (!json && document.readyState === 'loading') return 'incomplete';
  const hidden = document.createElement('template');
  first.before(hidden);
  hidden.append(...(json ?? [first]));
  return 'hidden';
}

/** The lines up to the one in which every brace is closed. */
function wholeJson(lines: readonly ChildNode[]): readonly ChildNode[] | undefined {
  let open = 0;
  const last = lines.findIndex(({ textContent }) => {
    open += `${textContent}`.split('{').length - `${textContent}`.split('}').length;
    return open <= 0;
  });
  return last === -1 ? undefined : lines.slice(0, last + 1);
}
