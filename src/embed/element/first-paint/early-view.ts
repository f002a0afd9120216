import { once, warn } from '../../log.ts';
import type { Widget } from '../declare/widget.ts';
import type { LightDom } from '../light-dom/light-dom.ts';
import type { AttributeReader } from '../run/attribute-reader.ts';
import { adoptStyles } from '../run/style-sheet.ts';
import type { WidgetRootProps } from '../run/widget-root.tsx';
import { type Adopted, adoptMarkup } from './adopt-markup.ts';
import { EarlyInput } from './early-input.ts';
import { takeValues } from './early-values.ts';
import { type FirstPaint, firstPaintFor, paintedNodes } from './first-paint.ts';
import { ID_PREFIX } from './mark.ts';

/**
 * The shadow root of an element, and what a visitor sees in it while there is no React tree: prerendered markup, or else a
 * first paint, or else slots for the light-DOM children, which also show after a failure.
 */
export class EarlyView {
  readonly root: ShadowRoot;
  readonly #widget: Widget;
  /** Made in advance: the cause of a failure can also affect `createElement`. */
  readonly #slots: readonly Node[];
  readonly #input: EarlyInput;
  /** Hands what was typed over to a new tree. */
  #giveValues = (): void => undefined;
  /** What a new tree replaces. */
  #replaced: readonly ChildNode[] = [];
  #paint: FirstPaint | undefined;
  /** Why there is no first paint. What the page forbids is reported when the widget cannot be mounted either. */
  #paintError: string | undefined;

  /** @throws Error of a page that forbids what it takes */
  constructor(element: HTMLElement, widget: Widget) {
    this.#widget = widget;
    this.#slots = widget.declaration.slots.map(slotNamed);
    this.root = existingRoot(element) ?? element.attachShadow({ mode: 'open' });
    // An empty root would hide the children.
    if (!this.root.hasChildNodes()) this.root.replaceChildren(...this.#slots);
    this.#input = new EarlyInput(this.root);
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
      this.root.replaceChildren(paintedNodes(paint, this.root.ownerDocument));
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
    this.#giveValues = takeValues(this.root);
    const adopted = this.#paint === undefined ? adoptMarkup(this.root, this.#widget, props) : this.#adoptPaint(props);
    this.#replaced = adopted ? [] : Array.from(this.root.childNodes);
    return adopted;
  }

  /** Without a warning, since the element has made this markup itself. */
  #adoptPaint(props: WidgetRootProps): Adopted | undefined {
    if (this.#paint !== firstPaintFor(this.#widget.declaration.tag, props)) return undefined;
    return { idPrefix: ID_PREFIX, props: { straySlots: [], hidesFallback: true, prerendered: undefined } };
  }

  /** The widget is in the DOM and listens. */
  end(): void {
    // The old fields still have the focus.
    this.#giveValues();
    // React does not remove what it finds in a shadow root. Of two slots with one name the first gets the children.
    for (const node of this.#replaced) node.remove();
    this.#replaced = [];
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
    this.root.replaceChildren(...this.#slots, ...straySlots.map(slotNamed));
    this.#giveValues();
  }

  get #isShown(): boolean {
    return this.root.querySelector('.root') !== null;
  }
}

function slotNamed(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  if (name !== '') slot.name = name;
  return slot;
}

/** The root that a declarative shadow root left behind, so that prerendered markup is not thrown away. */
function existingRoot(element: HTMLElement): ShadowRoot | null {
  try {
    return element.shadowRoot ?? element.attachInternals().shadowRoot;
  } catch {
    // The page forbids to look for a closed one.
    return null;
  }
}
