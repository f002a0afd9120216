/** The signs in the tokens of a first paint, see `FirstPaint`. */
export const BETWEEN_TOKENS = '|';
export const BETWEEN_ATTRIBUTES = '^';
export const END = '/';
export const TEXT = '=';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes the nodes of the tokens of a first paint. Node by node, since pages with Trusted Types refuse `innerHTML`.
 *
 * @param tokens see {@link FirstPaint}
 */
export function nodesOf(tokens: string, owner: Document): DocumentFragment {
  const fragment = owner.createDocumentFragment();
  let parent: Node = fragment;
  for (const token of tokens.split(BETWEEN_TOKENS)) {
    if (token === END) parent = parent.parentNode ?? fragment;
    else if (token.startsWith(TEXT)) parent.appendChild(owner.createTextNode(token.slice(TEXT.length)));
    else parent = parent.appendChild(elementOf(token, parent, owner));
  }
  return fragment;
}

function elementOf(token: string, parent: Node, owner: Document): Element {
  const [name = '', ...attributes] = token.split(BETWEEN_ATTRIBUTES);
  const isDrawing = name === 'svg' || (parent as Element).namespaceURI === SVG;
  const element = isDrawing ? owner.createElementNS(SVG, name) : owner.createElement(name);
  for (let at = 0; at < attributes.length; at += 2) {
    element.setAttribute(attributes[at] ?? '', attributes[at + 1] ?? '');
  }
  return element;
}
