import { FIRST_PAINTS } from '../../build-constants.ts';
import type { CommonValues } from '../declare/common-attributes.ts';
import type { WidgetRootProps } from '../run/widget-root.tsx';
import { fingerprintOfMarkup } from './mark.ts';
import { BETWEEN_ATTRIBUTES, BETWEEN_TOKENS, nodesOf } from './nodes-of.ts';

/**
 * The markup of a widget as the script contains it: what it was rendered for, then its tokens, with `|` between all of
 * them. The former are platforms, a fingerprint, and selectors of what the tag is not inside of, as in
 * `CLASSIC TABLET^1x2y^footer`. A token is the name of an element with its attributes, `a^href^/^class^link`, `/` for its
 * end, or `=` and a text. Splitting that is quicker than matching HTML with expressions.
 */
export type FirstPaint = string;

/** What a first paint depends on. */
type TagState = Pick<WidgetRootProps, 'attributes' | 'data' | 'handle'>;

/** The first paint that shows what the widget of a tag would, if the script has it. */
export function firstPaintFor(tag: string, { attributes, data, handle }: TagState): FirstPaint | undefined {
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

/** The nodes of a first paint, for a shadow root. */
export function paintedNodes(paint: FirstPaint, owner: Document): DocumentFragment {
  return nodesOf(paint.slice(paint.indexOf(BETWEEN_TOKENS) + 1), owner);
}
