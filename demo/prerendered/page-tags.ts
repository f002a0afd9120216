import { attributeOf, attributesAt, type Element, insideOf } from './elements.ts';

/** A tag of the widgets in a page, or the placeholder of one. */
export interface PageTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The JSON that the page gives the tag, if any. */
  readonly texts: string;
  readonly content: string;
  /** Whether it is inside of a footer of the page. */
  readonly nested: boolean;
  /** Where further attributes can be written, and where what is in it begins and ends. */
  readonly attributesAt: number;
  readonly begin: number;
  readonly end: number;
  readonly isPlaceholder: boolean;
}

const PLACEHOLDER = 'data-shop-widget';
const SCRIPT = /(?:^|\/)shop-widgets[\w.-]*\.js(?:[?#]|$)/u;

/**
 * Finds the tags among the elements of a page.
 *
 * @param known the names of the tags
 */
export function findTags(elements: readonly Element[], known: readonly string[]): readonly PageTag[] {
  return elements.flatMap((element) => readTag(element, known));
}

/** The `data-*` attributes of the widgets' script tag, without `data-`. */
export function findDefaults(elements: readonly Element[]): Readonly<Record<string, string>> {
  const script = elements.find(
    (element) => element.tagName === 'script' && SCRIPT.test(attributeOf(element, 'src') ?? ''),
  );
  return script ? dataOf(script) : {};
}

function readTag(element: Element, known: readonly string[]): PageTag[] {
  const inside = insideOf(element);
  const placeholder = attributeOf(element, PLACEHOLDER);
  const isPlaceholder = placeholder !== undefined;
  const tag = isPlaceholder ? `shop-${placeholder.toLowerCase().replace(/^shop-/u, '')}` : element.tagName;
  // What was left open has swallowed the rest of the page.
  if (!known.includes(tag) || !inside) return [];
  return [
    {
      tag,
      attributes: isPlaceholder ? dataOf(element) : allOf(element),
      texts: jsonOf(element, 'data-texts'),
      content: jsonOf(element, 'data-content'),
      nested: isInFooter(element),
      attributesAt: attributesAt(element),
      ...inside,
      isPlaceholder,
    },
  ];
}

function isInFooter({ parentNode }: Element): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false;
  if (parentNode.tagName === 'footer') return true;
  const roles = (attributeOf(parentNode, 'role') ?? '').toLowerCase().split(/\s+/u);
  return roles.includes('contentinfo') || isInFooter(parentNode);
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
    (node): node is Element =>
      'tagName' in node && node.tagName === 'script' && attributeOf(node, marker) !== undefined,
  );
  const text = child?.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return (text ?? attributeOf(element, marker) ?? '').trim();
}
