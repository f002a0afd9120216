import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A tag of the widgets in the HTML of a page, or the placeholder of one. */
export interface PageTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The JSON that the page gives the tag, if any. */
  readonly texts: string;
  readonly content: string;
  /** Whether it is inside of a footer of the page. */
  readonly nested: boolean;
  /** Where what is in it begins and ends in the HTML. */
  readonly begin: number;
  readonly end: number;
  readonly isPlaceholder: boolean;
}

/** What of a page the prerendering of its tags needs. */
export interface PageTags {
  readonly tags: readonly PageTag[];
  /** The `data-*` attributes of the widgets' script tag, without `data-`. */
  readonly defaults: Readonly<Record<string, string>>;
}

const PLACEHOLDER = 'data-shop-widget';
const SCRIPT = /(?:^|\/)shop-widgets[\w.-]*\.js(?:[?#]|$)/u;
const FOOTER = (element: Element): boolean =>
  element.tagName === 'footer' || /(?:^|\s)contentinfo(?:\s|$)/iu.test(attribute(element, 'role') ?? '');

/**
 * Finds the tags of a page by a parser for HTML: those in comments and scripts are none, and old pages write capitals and
 * leave out quotes.
 *
 * @param known the names of the tags
 */
export function findTags(html: string, known: readonly string[]): PageTags {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }), false)];
  const script = elements.find(({ element }) => isScript(element));
  return {
    tags: elements.flatMap(({ element, nested }) => readTag(element, nested, known)),
    defaults: script ? dataOf(script.element) : {},
  };
}

interface Found {
  readonly element: Element;
  readonly nested: boolean;
}

function* elementsIn(node: Node, nested: boolean): Generator<Found> {
  if ('tagName' in node) yield { element: node, nested };
  const isNested = nested || ('tagName' in node && FOOTER(node));
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child, isNested);
}

function readTag(element: Element, nested: boolean, known: readonly string[]): PageTag[] {
  const place = element.sourceCodeLocation;
  const placeholder = attribute(element, PLACEHOLDER);
  const isPlaceholder = placeholder !== undefined;
  const tag = isPlaceholder ? `shop-${placeholder.toLowerCase().replace(/^shop-/u, '')}` : element.tagName;
  // What was left open has swallowed the rest of the page.
  if (!known.includes(tag) || !place?.startTag || !place.endTag) return [];
  return [
    {
      tag,
      attributes: isPlaceholder ? dataOf(element) : allOf(element),
      texts: jsonOf(element, 'data-texts'),
      content: jsonOf(element, 'data-content'),
      nested,
      begin: place.startTag.endOffset,
      end: place.endTag.startOffset,
      isPlaceholder,
    },
  ];
}

function isScript(element: Element): boolean {
  return element.tagName === 'script' && SCRIPT.test(attribute(element, 'src') ?? '');
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function allOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** The attributes for the widget, which begin with `data-`. */
function dataOf({ attrs }: Element): Record<string, string> {
  const own = attrs.filter(({ name }) => name.startsWith('data-') && name !== PLACEHOLDER);
  return Object.fromEntries(own.map(({ name, value }) => [name.slice('data-'.length), value]));
}

/** The JSON child with a marker, else the attribute of that name. */
function jsonOf(element: Element, marker: string): string {
  const child = element.childNodes.find(
    (node): node is Element => 'tagName' in node && node.tagName === 'script' && attribute(node, marker) !== undefined,
  );
  const text = child?.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return (text ?? attribute(element, marker) ?? '').trim();
}
