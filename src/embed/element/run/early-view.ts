import { once, warn } from '../../log.ts';
import type { CommonValues } from '../declare/common-attributes.ts';
import type { Widget } from '../declare/widget.ts';
import { type FirstPaint, paintedNodes, shows } from '../first-paint/first-paint.ts';
import type { LightDom } from '../light-dom/light-dom.ts';
import { fingerprintOfMarkup, ID_PREFIX, idPrefixOf, MARK, type Mark, readMark } from '../mark.ts';
import type { AttributeReader } from './attribute-reader.ts';
import { EarlyInput } from './early-input.ts';
import type { FrameProps } from './frame.tsx';
import { type FallbackSlots, makeRoot } from './shadow-root.ts';
import { adoptStyles } from './style-sheet.ts';

/** Markup that is ready to be hydrated. */
export interface Adopted {
  /** Begins every id in the markup. */
  readonly idPrefix: string;
  /** The props for which the server knew other values than the page. */
  readonly props: Pick<FrameProps, 'straySlots' | 'hidesFallback' | 'prerendered'>;
}

/**
 * The shadow root of an element, and what a visitor sees in it before the widget is mounted: prerendered markup, or else a
 * first paint, or else the light-DOM children.
 */
export class EarlyView {
  readonly root: ShadowRoot;
  readonly #widget: Widget;
  readonly #css: string;
  readonly #slots: FallbackSlots;
  readonly #obstacle: { readonly error: unknown } | undefined;
  readonly #input: EarlyInput;
  #paint: FirstPaint | undefined;

  constructor(element: HTMLElement, { widget, css }: { readonly widget: Widget; readonly css: string }) {
    const { slots, obstacle } = makeRoot(element, widget.declaration.slots);
    this.#widget = widget;
    this.#css = css;
    this.#slots = slots;
    this.#obstacle = obstacle;
    this.root = slots.root;
    this.#input = new EarlyInput(this.root);
  }

  /** Throws the error for which there is no shadow root. */
  throwObstacle(): void {
    if (this.#obstacle) throw this.#obstacle.error;
  }

  adoptStyles(): void {
    adoptStyles(this.root, this.#css);
  }

  /** Holds what a visitor does in prerendered markup until the widget listens. */
  listen(): void {
    if (this.#isShown) this.#input.start();
  }

  /**
   * Shows what most pages want of the tag, at once and without React; the widget takes it over when it is mounted.
   * Prerendered markup shows already.
   *
   * @returns whether it shows
   */
  paint(attributes: AttributeReader, lightDom: LightDom): boolean {
    if (!this.#widget.firstPaints || this.#isShown) return false;
    try {
      lightDom.watch();
      const paint = this.#findFirstPaint(attributes.readAll(), lightDom);
      if (paint === undefined) return false;
      this.adoptStyles();
      this.#slots.replace(paintedNodes(paint, this.root.ownerDocument));
      this.#paint = paint;
      this.#input.start();
      return true;
    } catch {
      // What the page forbids is reported when the widget is mounted.
      return false;
    }
  }

  /** Prepares what is shown for its hydration; `undefined` if it is not what the props want. */
  adopt(props: FrameProps): Adopted | undefined {
    if (this.#paint === undefined) return adoptMarkup(this.root, this.#widget, props);
    const { attributes, data } = props;
    // No warning: the element has made this markup itself.
    if (!shows(this.#paint, { tag: this.#widget.declaration.tag, attributes, data })) return undefined;
    return { idPrefix: ID_PREFIX, props: { straySlots: [], hidesFallback: true, prerendered: undefined } };
  }

  /** The widget is in the DOM and listens. */
  end(): void {
    this.#slots.hide();
    this.#input.stop();
  }

  /** The widget is ready: what the visitor did before is repeated. */
  release(): void {
    this.#input.release();
  }

  /**
   * Shows the children of the element again.
   *
   * @param straySlots slots that children ask for and the widget does not have
   */
  clear(straySlots: readonly string[]): void {
    this.#paint = undefined;
    this.#input.forget();
    this.#slots.show(straySlots);
  }

  get #isShown(): boolean {
    return this.root.querySelector('.root') !== null;
  }

  #findFirstPaint(
    attributes: Readonly<Record<string, unknown>>,
    { slotNames, hidesFallback, data }: LightDom,
  ): FirstPaint | undefined {
    const { declaration, firstPaints } = this.#widget;
    const paint = firstPaints?.[(attributes as CommonValues).site];
    const isWanted = paint && shows(paint, { tag: declaration.tag, attributes, data });
    return isWanted && slotNames.length === 0 && hidesFallback ? paint : undefined;
  }
}

/**
 * Prepares the prerendered markup in a shadow root for its hydration. Its style sheet is removed, since the element has
 * adopted the same, and so are the roots for other platforms and whatever else was added.
 *
 * @returns `undefined` if there is no markup, or it is not the markup of this version for these props
 */
function adoptMarkup(root: ShadowRoot, { declaration }: Widget, props: FrameProps): Adopted | undefined {
  const { tag, children } = declaration;
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

function isFor({ fingerprint, inside }: Mark, tag: string, { attributes, data, host }: FrameProps): boolean {
  return (
    fingerprint === fingerprintOfMarkup(tag, attributes, data) &&
    Object.entries(inside).every(([selector, isInside]) => host.isInside(selector) === isInside)
  );
}
