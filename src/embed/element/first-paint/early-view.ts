import type { Widget } from '../declare/declaration.ts';
import { adoptStyles } from '../run/style-sheet.ts';
import type { WidgetRootProps } from '../run/widget-root.tsx';
import { showIn } from '../show-in.ts';
import { type Adopted, adoptMarkup, type PrerenderedMarkup } from './adopt-markup.ts';
import { passFocusOn } from './fallback-focus.ts';
import { firstPaintFor, type PaintedProps, paintedNodes, SEPARATOR } from './first-paint.ts';
import { HeldPresses } from './held-presses.ts';
import { ID_PREFIX } from './mark.ts';
import { restoreFocus } from './repaint-focus.ts';
import { keepFromReplay } from './replayed-events.ts';

/**
 * The shadow root of an element, and what shows in it while there is no React tree: prerendered markup, a first paint, or
 * slots for the light-DOM children, which also show after a failure.
 */
export class EarlyView {
  /** A declarative shadow root stays, with its prerendered markup, also a closed one. */
  readonly root: ShadowRoot;
  readonly #widget: Widget;
  readonly #readProps: () => PaintedProps;
  /** Made in advance: the cause of a failure can also affect `createElement`. */
  readonly #slots: readonly Node[];
  /** Hands what was typed over to a new tree. */
  #giveValues = (): void => undefined;
  #replaced: readonly ChildNode[] = [];
  #endReplay = (): void => undefined;
  /** The tokens of the first paint that shows, joined. */
  #paint: string | undefined;
  /** The prerendered markup that shows. */
  #prerendered: PrerenderedMarkup | undefined;
  readonly #presses: HeldPresses;
  #message: Element | undefined;

  constructor(element: HTMLElement, widget: Widget, readProps: () => PaintedProps) {
    this.#widget = widget;
    this.#readProps = readProps;
    this.#slots = widget.declaration.slots.map(slotNamed);
    this.root = element.shadowRoot ?? element.attachInternals().shadowRoot ?? element.attachShadow({ mode: 'open' });
    this.#presses = new HeldPresses(this.root);
    // An empty root would hide the children.
    if (!this.root.firstChild) showIn(this.root, this.#slots);
  }

  adoptStyles(): void {
    adoptStyles(this.root, this.#widget.styles);
  }

  /** Holds what a visitor presses in markup that shows. What is typed is in the fields, where React finds it. */
  listen(): void {
    if (this.#isShown) this.#presses.listen();
  }

  /** The widget cannot be mounted; returns whether a form was to be sent. */
  refuse(): boolean {
    return this.#presses.drop();
  }

  /** A message in the markup until the next attempt: React would not find it in what it renders. */
  showMessage(message: Element | undefined): void {
    this.#removeMessage();
    this.#message = message;
  }

  #removeMessage(): void {
    this.#message?.parentNode?.removeChild(this.#message);
    this.#message = undefined;
  }

  /** Shows the tag without React, unless prerendered markup shows; returns whether what shows is right. */
  paint(): boolean {
    if (this.#isShown) {
      if (this.#paint === undefined) this.#prerendered ??= adoptMarkup(this.root, this.#widget, this.#readProps());
      // A policy may block the stylesheet of prerendered markup.
      if (this.#prerendered) this.adoptStyles();
      return this.fits();
    }
    const paint = firstPaintFor(this.#widget, this.#readProps());
    if (paint === undefined) return false;
    this.#show(paint);
    this.listen();
    passFocusOn(this.root);
    return true;
  }

  #show(paint: readonly string[]): void {
    this.adoptStyles();
    showIn(this.root, [paintedNodes(paint, this.root.ownerDocument)]);
    this.#paint = paint.join(SEPARATOR);
  }

  /** Replaces a first paint that nobody has come to by the one for the values of now; returns whether there is one. */
  paintAgain(): boolean {
    const paint = this.#paint === undefined ? undefined : firstPaintFor(this.#widget, this.#readProps());
    if (paint === undefined) return false;
    const { activeElement } = this.root;
    this.#show(paint);
    restoreFocus(this.root, activeElement);
    return true;
  }

  /** Whether the first paint or the prerendered markup that shows is right for the current values. */
  fits(): boolean {
    if (!this.#isShown) return false;
    const props = this.#readProps();
    if (this.#paint !== undefined) return firstPaintFor(this.#widget, props)?.join(SEPARATOR) === this.#paint;
    const { declaration, differsFromServer } = this.#widget;
    const isPlain = props.straySlots.length === 0 && props.hidesFallback === (declaration.children === 'fallback');
    const isAsAssumed = differsFromServer?.(props.attributes as never) !== true;
    return isPlain && isAsAssumed && this.#prerendered?.isRight(props) === true;
  }

  /**
   * Prepares what is shown for its hydration; `undefined` if it is not what the props want.
   *
   * @param giveValues hands what was typed over to a new tree
   */
  adopt(props: WidgetRootProps, giveValues: () => void): Adopted | undefined {
    this.#removeMessage();
    this.#presses.hydrate();
    this.#giveValues = giveValues;
    const adopted = this.#paint === undefined ? this.#adoptMarkup(props) : this.#adoptPaint(props);
    this.#replaced = adopted ? [] : Array.from(this.root.childNodes);
    this.#endReplay();
    if (adopted) this.#endReplay = keepFromReplay(this.root);
    return adopted;
  }

  #adoptMarkup(props: WidgetRootProps): Adopted | undefined {
    this.#prerendered ??= adoptMarkup(this.root, this.#widget, props);
    return this.#prerendered?.isFor(props) ? this.#prerendered.prepare() : undefined;
  }

  /** Without a warning, since the element has made this markup itself. */
  #adoptPaint(props: WidgetRootProps): Adopted | undefined {
    const { straySlots, hidesFallback } = props;
    if (firstPaintFor(this.#widget, props)?.join(SEPARATOR) !== this.#paint) return undefined;
    return { idPrefix: ID_PREFIX, props: { straySlots, hidesFallback, prerendered: undefined } };
  }

  /** The widget is in the DOM and listens. */
  end(): void {
    // The old fields still have the focus.
    this.#giveValues();
    // React does not remove what it finds in a shadow root. Of two slots with one name the first gets the children.
    // Not by `remove`: pages have one of their own, which asks for a parent element.
    for (const node of this.#replaced) node.parentNode?.removeChild(node);
    this.#replaced = [];
    passFocusOn(this.root);
    this.#endReplay();
    this.#presses.stop();
    this.#presses.showDone();
  }

  /** The widget is ready: what was pressed is pressed again. */
  release(): Promise<void> {
    return this.#presses.release();
  }

  /** The element has left before it had a tree. */
  leave(): void {
    this.#presses.drop();
    this.#presses.stop();
  }

  /** Shows the children of the element again, also those for slots that the widget does not have. */
  clear(straySlots: readonly string[]): void {
    this.#paint = undefined;
    this.#prerendered = undefined;
    this.#endReplay();
    this.leave();
    showIn(this.root, [...this.#slots, ...straySlots.map(slotNamed)]);
    this.#giveValues();
  }

  get #isShown(): boolean {
    return this.root.querySelector('.root') !== null;
  }
}

function slotNamed(name: string): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), { name });
}
