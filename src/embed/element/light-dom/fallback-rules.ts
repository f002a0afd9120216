import { matches } from '../../page/native-property.ts';

/** The kinds of children that are fallback content. Translators of whole pages wrap texts into `<font>`. */
const FALLBACK_KINDS: readonly string[] = ['a', 'p', 'span', 'ul', 'nav', 'font'];

/** Children that show nothing of their own. */
const SILENT_KINDS: readonly string[] = ['script', 'template', 'style', 'link', 'meta', 'noscript', 'br'];

/** Marks a child that is fallback content whatever its kind and its size. */
const MARKED = '[data-fallback]';

/** The pictures that WordPress and others make of the emoji in a text. */
const EMOJI = 'img.emoji';

/** Fallback content is small. More than this is the rest of a page whose tag was left open. */
const MOST_CHILDREN = 3;
const MOST_CHARACTERS = 300;

/** Not `instanceof Element`: a node may belong to a frame, and old libraries replace `Element`. */
export function isElement(node: Node): node is Element {
  return 'hasAttribute' in node;
}

export function isText(node: Node): node is Text {
  return 'wholeText' in node;
}

/** Whether a text shows nothing: editors pad empty elements with spaces of many kinds. */
function isBlank(text: string): boolean {
  return /^[\s\u200B-\u200D\u2060]*$/.test(text);
}

/**
 * What of the nodes inside a tag is more than fallback content, in words: a tag that was left open swallows all that
 * follows it. In a placeholder editors write bare text.
 */
export function findExcess(nodes: readonly Node[], inPlaceholder: boolean): string | undefined {
  const seen = nodes.filter(showsSomething);
  const isWord = (node: Element | Text): boolean => inPlaceholder && (isText(node) || matches(EMOJI, node));
  const others = seen.filter((node) => !isWord(node));
  const stray = others.find((node) => isText(node) || !FALLBACK_KINDS.includes(node.localName));
  if (stray) return isText(stray) ? 'text outside any element' : `a <${stray.localName}>`;
  if (others.length > MOST_CHILDREN) return `more than ${MOST_CHILDREN} children`;
  const text = seen.map(({ textContent }) => textContent).join('');
  return text.replace(/\s+/g, ' ').length > MOST_CHARACTERS ? `more than ${MOST_CHARACTERS} characters` : undefined;
}

function showsSomething(node: Node): node is Element | Text {
  if (isText(node)) return !isBlank(node.data);
  return isElement(node) && !SILENT_KINDS.includes(node.localName) && !matches(MARKED, node);
}
