const SVG = 'http://www.w3.org/2000/svg';

/** The elements that have no end tag, of those that widgets use. */
const VOID = /^(?:br|hr|img|input|source)$/;

/** An end tag, a start tag with its attributes, the comment between two texts, or a text. */
const TOKEN = /<\/[^>]*>|<(\w+)([^>]*)>|<!--.*?-->|[^<]+/g;
const ATTRIBUTE = /([\w-]+)='([^']*)'/g;
const REFERENCE = /&(?:amp|lt|gt|quot|#x27);/g;
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Makes the nodes of a markup text, which is HTML as React writes it, with attributes in single quotes. Node by node,
 * since pages with Trusted Types refuse `innerHTML`.
 */
export function nodesOf(markup: string, owner: Document): DocumentFragment {
  const fragment = owner.createDocumentFragment();
  let parent: ParentNode & Node = fragment;
  for (const [token, name, attributes = ''] of markup.matchAll(TOKEN)) {
    if (name !== undefined) {
      const element = elementOf(name, attributes, parent, owner);
      parent.append(element);
      if (!VOID.test(name)) parent = element;
    } else if (token.startsWith('</')) parent = parent.parentNode ?? fragment;
    else parent.append(token.startsWith('<') ? owner.createComment(' ') : plain(token));
  }
  return fragment;
}

function elementOf(name: string, attributes: string, parent: Node, owner: Document): Element {
  const isDrawing = name === 'svg' || (parent as Element).namespaceURI === SVG;
  const element = isDrawing ? owner.createElementNS(SVG, name) : owner.createElement(name);
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    element.setAttribute(attribute, plain(value));
  }
  return element;
}

function plain(text: string): string {
  return text.replace(REFERENCE, (reference) => SIGNS[reference] ?? '');
}
