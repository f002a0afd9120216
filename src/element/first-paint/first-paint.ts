import { printOf } from '../prerender/mark.ts';
import type { ChildData } from '../light-dom/child-data.ts';
import { nodesOf } from './markup-text.ts';

/** The markup of a widget as the script holds it: the print of what it was rendered for, then its text. */
export type FirstPaint = string;

/** What a first paint depends on. */
export interface Wanted {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly data: ChildData;
}

/** Whether a first paint shows what the widget would. */
export function shows(paint: FirstPaint, { tag, attributes, data }: Wanted): boolean {
  return paint.slice(0, paint.indexOf('<')) === printOf(tag, attributes, data);
}

/** The nodes of a first paint, for a shadow root. */
export function paintedNodes(paint: FirstPaint, owner: Document): DocumentFragment {
  return nodesOf(paint.slice(paint.indexOf('<')), owner);
}
