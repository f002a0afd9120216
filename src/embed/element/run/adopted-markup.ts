import { once, warn } from '../../log.ts';
import type { WidgetDeclaration } from '../declare/declaration.ts';
import { type FirstPaint, shows } from '../first-paint/first-paint.ts';
import { fingerprintOfMarkup, ID_PREFIX, idPrefixOf, MARK, type Mark, readMark } from '../mark.ts';
import type { FrameProps } from './frame.tsx';

/** Prerendered markup that is ready to be hydrated. */
export interface Adopted {
  /** Begins every id in the markup. */
  readonly idPrefix: string;
  /** The props for which the server knew other values than the page. */
  readonly props: Pick<FrameProps, 'straySlots' | 'hidesFallback' | 'prerendered'>;
}

/**
 * Prepares the prerendered markup in a shadow root for its hydration. Its style sheet is removed, since the element has
 * adopted the same, and so are the roots for other platforms and whatever else was added.
 *
 * @returns `undefined` if there is no markup, or it is not the markup of this version for these props
 */
export function adoptMarkup(
  root: ShadowRoot,
  { tag, children }: Pick<WidgetDeclaration, 'tag' | 'children'>,
  props: FrameProps,
): Adopted | undefined {
  const style = root.querySelector(`style[${MARK}]`);
  const mark = style && readMark(style);
  if (!style || !mark || mark.version !== __VERSION__) return undefined;
  const index = mark.platforms.findIndex((platforms) => platforms.includes(String(props.attributes.platform)));
  if (index === -1 || !isFor(mark, tag, props)) {
    once(
      warn,
      `<${tag}> was prerendered with other attributes, texts or content, or for another place, so it is rendered again. ` +
        'Prerender it with what the page has.',
    );
    return undefined;
  }
  const nodes = Array.from(root.children);
  const tree = nodes.filter(({ className }) => className === 'root')[index];
  const slot = nodes.find(({ localName }) => localName === 'slot');
  if (!tree || !slot) return undefined;
  for (const node of Array.from(root.childNodes)) if (node !== tree && node !== slot) node.remove();
  return {
    idPrefix: idPrefixOf(mark, index),
    props: { straySlots: [], hidesFallback: children === 'fallback', prerendered: mark },
  };
}

/** Like `adoptMarkup`, for markup that the element has made itself; no warning if it is no longer what is wanted. */
export function adoptFirstPaint(
  paint: FirstPaint,
  tag: string,
  { attributes, data }: Pick<FrameProps, 'attributes' | 'data'>,
): Adopted | undefined {
  if (!shows(paint, { tag, attributes, data })) return undefined;
  return { idPrefix: ID_PREFIX, props: { straySlots: [], hidesFallback: true, prerendered: undefined } };
}

function isFor({ fingerprint, inside }: Mark, tag: string, { attributes, data, host }: FrameProps): boolean {
  return (
    fingerprint === fingerprintOfMarkup(tag, attributes, data) &&
    Object.entries(inside).every(([selector, isInside]) => host.isInside(selector) === isInside)
  );
}
