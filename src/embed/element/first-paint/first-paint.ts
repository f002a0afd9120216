import { fingerprintOfMarkup } from '../mark.ts';
import type { ChildData } from '../light-dom/child-data.ts';
import { nodesOf } from './nodes-of.ts';
import { BETWEEN_TOKENS } from './signs.ts';

/**
 * The markup of a widget as the script contains it: the fingerprint of what it was rendered for, then its tokens, with
 * `|` between all of them. A token is the name of an element with its attributes, `a^href^/^class^link`, `/` for its
 * end, or `=` and a text. Splitting that is quicker than matching HTML with expressions.
 */
export type FirstPaint = string;

/** What a first paint depends on. */
export interface Wanted {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly data: ChildData;
}

/** Whether a first paint shows what the widget would. */
export function shows(paint: FirstPaint, { tag, attributes, data }: Wanted): boolean {
  return paint.slice(0, paint.indexOf(BETWEEN_TOKENS)) === fingerprintOfMarkup(tag, attributes, data);
}

/** The nodes of a first paint, for a shadow root. */
export function paintedNodes(paint: FirstPaint, owner: Document): DocumentFragment {
  return nodesOf(paint.slice(paint.indexOf(BETWEEN_TOKENS) + 1), owner);
}
