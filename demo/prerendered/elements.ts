import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a page in its order. */
export function elementsOf(html: string): readonly Element[] {
  return [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Where what is in an element begins and ends; `undefined` where the page leaves one of its tags out. */
export function insideOf({ sourceCodeLocation: place }: Element): { begin: number; end: number } | undefined {
  if (!place?.startTag || !place.endTag) return undefined;
  return { begin: place.startTag.endOffset, end: place.endTag.startOffset };
}

/** Where a further attribute can be written. */
export function attributesAt({ tagName, sourceCodeLocation: place }: Element): number {
  return (place?.startTag?.startOffset ?? place?.startOffset ?? 0) + 1 + tagName.length;
}
