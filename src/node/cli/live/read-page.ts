import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** The attributes of an element, by name in lower case. */
export type Attributes = ReadonlyMap<string, string>;

/** A tag of ours, or its placeholder. */
export interface PageTag {
  /** Such as `newsletter`. */
  readonly name: string;
  /** A visitor may have written it. */
  readonly isPlaceholder: boolean;
  /** By the names of the tag, also on a placeholder. */
  readonly attributes: Attributes;
  /** The JSON of its `data-texts` and `data-content`, as it is written. */
  readonly texts: readonly string[];
  readonly content: readonly string[];
}

/** What a page says to the widgets. */
export interface Page {
  /** The attributes of our script; `undefined` for a page without it. */
  readonly script: Attributes | undefined;
  readonly tags: readonly PageTag[];
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Reads a page, or the snippet of one, as far as it concerns our script and tags. */
export function readPage(html: string): Page {
  const elements = elementsIn(parse(html));
  const scripts = elements.filter(({ tagName }) => tagName === 'script').map(attributesOf);
  const script = scripts.find((attributes) => /shop-widgets(?:\.[a-z-]+)?\.js/u.test(attributes.get('src') ?? ''));
  return { script: script && withoutPrefix(script), tags: elements.flatMap(tagOf) };
}

/** All elements, in the order of the page. Without recursion, since nothing limits how deep a page is. */
function elementsIn(root: Parent): readonly Element[] {
  const found: Element[] = [];
  const rest = [...root.childNodes].toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    found.push(node);
    for (const child of node.childNodes.toReversed()) rest.push(child);
  }
  return found;
}

function tagOf(element: Element): readonly PageTag[] {
  const attributes = attributesOf(element);
  const placeholder = attributes.get('data-shop-widget');
  if (placeholder === undefined && !element.tagName.startsWith('shop-')) return [];
  return [
    {
      name: placeholder ?? element.tagName.slice('shop-'.length),
      isPlaceholder: placeholder !== undefined,
      attributes: placeholder === undefined ? attributes : withoutPrefix(attributes),
      texts: jsonOf(element, 'data-texts'),
      content: jsonOf(element, 'data-content'),
    },
  ];
}

/** The JSON in an attribute of a tag, and in the scripts inside. */
function jsonOf(element: Element, marker: string): readonly string[] {
  const children = element.childNodes.filter(defaultTreeAdapter.isElementNode);
  const scripts = children.filter((child) => child.tagName === 'script' && attributesOf(child).has(marker));
  const texts = scripts.map(({ childNodes: [text] }) =>
    text && defaultTreeAdapter.isTextNode(text) ? text.value : '',
  );
  return [attributesOf(element).get(marker) ?? [], texts].flat();
}

function attributesOf({ attrs }: Element): Attributes {
  return new Map(attrs.map(({ name, value }) => [name, value.trim()]));
}

/** The script and placeholders name attributes with `data-`. What else they have is HTML, of which the `src` is needed. */
function withoutPrefix(attributes: Attributes): Attributes {
  const named = [...attributes].filter(([name]) => name === 'src' || name.startsWith('data-'));
  return new Map(named.map(([name, value]) => [name.replace(/^data-/u, ''), value]));
}
