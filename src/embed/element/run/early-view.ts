import { once, warn } from '../../log.ts';
import type { Widget } from '../declare/widget.ts';
import { type FirstPaint, firstPaintFor, paintedNodes } from '../first-paint/first-paint.ts';
import type { LightDom } from '../light-dom/light-dom.ts';
import { ID_PREFIX } from '../mark.ts';
import { type Adopted, adoptMarkup } from './adopt-markup.ts';
import type { AttributeReader } from './attribute-reader.ts';
import { EarlyInput } from './early-input.ts';
import { EarlyValues } from './early-values.ts';
import type { WidgetRootProps } from './widget-root.tsx';
import { type FallbackSlots, makeRoot } from './shadow-root.ts';
import { adoptStyles } from './style-sheet.ts';

/**
 * The shadow root of an element, and what a visitor sees in it before the widget is mounted: prerendered markup, or else a
 * first paint, or else the light-DOM children.
 */
export class EarlyView {
  readonly root: ShadowRoot;
  readonly #widget: Widget;
  readonly #slots: FallbackSlots;
  readonly #rootFailure: { readonly error: unknown } | undefined;
  readonly #input: EarlyInput;
  readonly #values: EarlyValues;
  #paint: FirstPaint | undefined;
  /** Why there is no first paint. What the page forbids is reported when the widget cannot be mounted either. */
  #paintError: string | undefined;

  constructor(element: HTMLElement, widget: Widget) {
    const { slots, rootFailure } = makeRoot(element, widget.declaration.slots);
    this.#widget = widget;
    this.#slots = slots;
    this.#rootFailure = rootFailure;
    this.root = slots.root;
    this.#input = new EarlyInput(this.root);
    this.#values = new EarlyValues(this.root);
  }

  /** Throws the error for which there is no shadow root. */
  assertRoot(): void {
    if (this.#rootFailure) throw this.#rootFailure.error;
  }

  adoptStyles(): void {
    adoptStyles(this.root, this.#widget.styles);
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
  paint(attributes: AttributeReader, lightDom: LightDom, handle: WidgetRootProps['handle']): boolean {
    const { declaration, paintsFirst } = this.#widget;
    if (!paintsFirst?.() || this.#isShown) return false;
    try {
      lightDom.watch();
      const { slotNames, hidesFallback, data } = lightDom;
      const paint = firstPaintFor(declaration.tag, { attributes: attributes.readAll(), data, handle });
      if (paint === undefined || slotNames.length > 0 || !hidesFallback) return false;
      this.adoptStyles();
      this.#slots.replace(paintedNodes(paint, this.root.ownerDocument));
      this.#paint = paint;
      this.#input.start();
      return true;
    } catch (error) {
      this.#paintError = String(error);
      return false;
    }
  }

  /** Prepares what is shown for its hydration; `undefined` if it is not what the props want. */
  adopt(props: WidgetRootProps): Adopted | undefined {
    this.#values.take();
    if (this.#paint === undefined) return adoptMarkup(this.root, this.#widget, props);
    // No warning: the element has made this markup itself.
    if (this.#paint !== firstPaintFor(this.#widget.declaration.tag, props)) return undefined;
    return { idPrefix: ID_PREFIX, props: { straySlots: [], hidesFallback: true, prerendered: undefined } };
  }

  /** The widget is in the DOM and listens. */
  end(): void {
    // The old fields still have the focus.
    this.#values.give();
    this.#slots.hide();
    this.#input.stop();
  }

  /** The widget is ready: what the visitor did before is repeated. */
  release(): void {
    this.#input.release();
    if (this.#paintError === undefined) return;
    const { tag } = this.#widget.declaration;
    once(warn, `<${tag}>: the first paint failed, so the tag showed later. ${this.#paintError}`);
  }

  /** The element has left before it had a tree. */
  leave(): void {
    this.#input.forget();
  }

  /**
   * Shows the children of the element again.
   *
   * @param straySlots slots that children ask for and the widget does not have
   */
  clear(straySlots: readonly string[]): void {
    this.#paint = undefined;
    this.#paintError = undefined;
    this.#input.forget();
    this.#slots.show(straySlots);
  }

  get #isShown(): boolean {
    return this.root.querySelector('.root') !== null;
  }
}
