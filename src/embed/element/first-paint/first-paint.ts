import { FIRST_PAINTS } from '../../build-constants.ts';
import type { CommonValues } from '../declare/common-attributes.ts';
import type { WidgetRootProps } from '../run/widget-root.tsx';
import { fingerprintOfMarkup } from './mark.ts';

/** The delimiters of a first paint. */
export const BETWEEN_TOKENS = '|';
export const BETWEEN_ATTRIBUTES = '^';
export const END = '/';
export const TEXT = '=';

/**
 * The markup of a widget in the script: what it was rendered for (platforms, a fingerprint, and selectors of what the tag
 * is not inside of, as in `CLASSIC TABLET^1x2y^footer`), then its tokens, with `|` between all of them. A token is the name
 * of an element with its attributes, `a^href^/^class^link`, `/` for its end, or `=` and a text.
 */
export type FirstPaint = string;

/** The first paint that shows what the widget of a tag would, if the script has it. */
export function firstPaintFor(
  tag: string,
  { attributes, data, handle }: Pick<WidgetRootProps, 'attributes' | 'data' | 'handle'>,
): FirstPaint | undefined {
  const { site, platform } = attributes as CommonValues;
  return FIRST_PAINTS[site]?.[tag]?.find((paint) => {
    const head = paint.slice(0, paint.indexOf(BETWEEN_TOKENS)).split(BETWEEN_ATTRIBUTES);
    const [platforms = '', fingerprint, ...outside] = head;
    return (
      platforms.split(' ').includes(platform) &&
      fingerprint === fingerprintOfMarkup(tag, attributes, data) &&
      !outside.some((selector) => handle.isInside(selector))
    );
  });
}

/** The nodes of a first paint. Made one by one, since pages with Trusted Types refuse `innerHTML`. */
export function paintedNodes(paint: FirstPaint, owner: Document): DocumentFragment {
  const fragment = owner.createDocumentFragment();
  let parent: Node = fragment;
  for (const token of paint.split(BETWEEN_TOKENS).slice(1)) {
    if (token === END) parent = parent.parentNode ?? fragment;
    else if (token.startsWith(TEXT)) parent.appendChild(owner.createTextNode(token.slice(TEXT.length)));
    else parent = parent.appendChild(elementOf(token, parent, owner));
  }
  return fragment;
}

const SVG = 'http://www.w3.org/2000/svg';

function elementOf(token: string, parent: Node, owner: Document): Element {
  const [name = '', ...attributes] = token.split(BETWEEN_ATTRIBUTES);
  const isDrawing = name === 'svg' || (parent as Element).namespaceURI === SVG;
  const element = isDrawing ? owner.createElementNS(SVG, name) : owner.createElement(name);
  for (let at = 0; at < attributes.length; at += 2) {
    element.setAttribute(attributes[at] ?? '', attributes[at + 1] ?? '');
  }
  return element;
}
