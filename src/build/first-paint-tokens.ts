import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { BETWEEN_ATTRIBUTES, BETWEEN_TOKENS, END, TEXT } from '../embed/element/first-paint/first-paint.ts';

/**
 * The tokens of a first paint.
 *
 * @param html as React writes it
 * @throws Error if it has a comment, or a sign that separates tokens
 */
export function tokensOf(html: string): readonly string[] {
  return parseFragment(html).childNodes.flatMap(tokensOfNode);
}

function tokensOfNode(node: DefaultTreeAdapterTypes.ChildNode): readonly string[] {
  if ('value' in node) return [TEXT + checked(node.value)];
  if (!('tagName' in node)) throw new Error('A first paint may contain only elements and text.');
  const attributes = node.attrs.flatMap(({ name, value }) => [name, checked(value)]);
  return [[node.tagName, ...attributes].join(BETWEEN_ATTRIBUTES), ...node.childNodes.flatMap(tokensOfNode), END];
}

function checked(text: string): string {
  const sign = [BETWEEN_TOKENS, BETWEEN_ATTRIBUTES].find((separator) => text.includes(separator));
  if (sign !== undefined)
    throw new Error(`A first paint must not have the sign ${sign}, which separates its tokens: ${text}`);
  return text;
}
