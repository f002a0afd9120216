import { logError, once, warn } from '../../log.ts';
import { whenActivated } from '../../page/activation.ts';
import { type CommonValues, localeFor } from '../declare/common-attributes.ts';
import { failureDetail, readyDetail } from '../declare/common-events.ts';
import type { EventTable } from '../declare/declaration.ts';
import { scriptData } from '../declare/script-tag.ts';
import type { PageServices, Widget, WidgetHost } from '../declare/widget.ts';
import { type FirstPaint, shows } from '../first-paint/first-paint.ts';
import type { FallbackSlots } from '../light-dom/fallback-slots.ts';
import { LightDom } from '../light-dom/light-dom.ts';
import { AttributeReader } from './attribute-reader.ts';
import { EarlyView } from './early-view.ts';
import type { FrameProps } from './frame.tsx';
import { containKeys } from './key-containment.ts';
import { changed, DETACHED, failed, movedTo, type Phase, placeOf, recovered } from './lifecycle.ts';
import { type MountJob, whenNeeded } from './mount-queue.ts';
import { adoptEarlyProperties } from './properties.ts';
import { R2wcElement, setMount } from './r2wc-element.ts';
import { evaluated, type Evaluated, partsOf } from './parts.ts';
import { makeRoot } from './shadow-root.ts';
import { adoptStyles } from './style-sheet.ts';
import { hostOf } from './widget-host.ts';

/** Set on an element after its first render, for the page's style sheets and observers. */
const READY = 'data-shop-ready';

/** The element of every tag: what users of HTML expect of an element, and r2wc does not do. */
export class WidgetElement extends R2wcElement {
  static readonly version = __VERSION__;
  /** Lets a second script on the page compare its defaults with these. */
  static readonly scriptData = scriptData();
  /** The declaration and the component. Each tag has a subclass that sets it. */
  static readonly widget: Widget;
  /** The styles of everything inside, shared by all instances. */
  static readonly css: string;

  static get observedAttributes(): readonly string[] {
    return Object.keys(this.widget.declaration.attributes);
  }

  readonly #widget: Widget;
  readonly #css: string;
  readonly #root: ShadowRoot;
  readonly #fallbackSlots: FallbackSlots;
  readonly #obstacle: { readonly error: unknown } | undefined;
  readonly #attributes: AttributeReader;
  readonly #lightDom: LightDom;
  readonly #early: EarlyView;
  readonly #host: WidgetHost<EventTable>;
  /** Attributes whose first report is only the upgrade reading the markup: the property set early is the newer one. */
  readonly #outdated: Set<string>;
  /** Functions that end the subscriptions of a connected element. */
  #subscriptions: Array<() => void> = [];
  #phase: Phase = DETACHED;
  readonly #job: MountJob;
  /** Whether it failed before it was mounted, so that it waits for nothing any more. */
  #gaveUp = false;
  #isReady = false;
  #atOnce = false;
  #evaluated: Evaluated | undefined;
  /** Tells that the widget is in the DOM, or will not be. */
  #settle = (): void => undefined;

  constructor() {
    super();
    const { widget, css } = new.target;
    const { declaration } = widget;
    this.#widget = widget;
    this.#css = css;
    const { slots, obstacle } = makeRoot(this, declaration.slots);
    this.#fallbackSlots = slots;
    this.#obstacle = obstacle;
    this.#root = slots.root;
    this.container = this.#root;
    this.#host = hostOf(this, declaration.events);
    this.#attributes = new AttributeReader(this, declaration.attributes);
    this.#lightDom = new LightDom(this, declaration, () => this.#update());
    this.#early = new EarlyView(this.#root, declaration);
    this.#job = {
      element: this,
      paint: () => this.#paintFirst(),
      parts: partsOf(widget),
      mount: (atOnce) => this.#load(atOnce),
    };
    setMount(this.#root, {
      tree: (container, mount) => new (this.#need().Tree)(container, mount),
      atOnce: () => this.#atOnce,
      props: () => this.#frameProps(),
      onMount: () => adoptStyles(this.#root, css),
      adopt: (props) => this.#early.adopt(props),
      onMismatch: (error) =>
        once(
          warn,
          `<${declaration.tag}>: the prerendered markup was changed, so it is rendered again. ${String(error)}`,
        ),
      onFailure: this.#handleFailure,
      onLateError: (error) => logError(`<${declaration.tag}> broke while it was taken down.`, error),
    });
    containKeys(this, this.#root);
    const early = adoptEarlyProperties(this, Object.keys(declaration.attributes));
    this.#outdated = new Set(early.filter((attribute) => this.hasAttribute(attribute)));
  }

  override connectedCallback(): void {
    // A move: some widgets ask what they are inside of.
    if (placeOf(this.#phase) !== 'detached') return this.#update();
    this.#phase = movedTo('waiting', this.#phase);
    this.#early.listen();
    this.#wait();
  }

  override disconnectedCallback(): void {
    // A move in the DOM disconnects and connects at once: only an element that stays away loses its state.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  /** Makes `moveBefore` keep the element connected instead of reporting a removal and an insertion. */
  connectedMoveCallback(): void {
    this.#update();
  }

  /** Style sheets belong to one document. A document without a window shows nothing, and its sheets cannot be made. */
  adoptedCallback(): void {
    if (this.ownerDocument.defaultView) this.#guard(() => adoptStyles(this.#root, this.#css));
  }

  attributeChangedCallback(attribute: string): void {
    if (this.#outdated.delete(attribute)) return;
    this.#attributes.noteAttribute(attribute);
    this.#update();
  }

  /** The current value of a property, for the accessors on the prototype. */
  readProperty(attribute: string): unknown {
    return this.#attributes.read(attribute);
  }

  /** Sets a property, for the accessors on the prototype. */
  writeProperty(attribute: string, value: unknown): void {
    this.#attributes.noteProperty(attribute, value);
    this.#update();
  }

  #wait(): void {
    this.#gaveUp = false;
    const wait = (): unknown => this.#subscriptions.push(whenNeeded(this.#job));
    this.#guard(() => {
      if (this.#obstacle) throw this.#obstacle.error;
      this.#subscriptions.push(whenActivated(() => this.#guard(wait)));
    });
  }

  /** Evaluates what is not evaluated yet and mounts the widget, unless the element has left meanwhile. */
  async #load(atOnce: boolean): Promise<void> {
    try {
      this.#evaluated = await evaluated(this.#widget);
    } catch (error) {
      return this.#handleFailure(error);
    }
    if (this.#phase.name !== 'waiting') return;
    this.#atOnce = atOnce;
    await new Promise<void>((resolve) => {
      this.#settle = resolve;
      this.#guard(() => this.#activate());
    });
  }

  #need(): Evaluated {
    if (!this.#evaluated) throw new Error('The widget is not evaluated yet.');
    return this.#evaluated;
  }

  /**
   * Shows what most pages want of the tag, at once and without React; the widget takes it over when it is mounted.
   * Prerendered markup shows already.
   */
  #paintFirst(): boolean {
    if (this.#phase.name !== 'waiting' || this.#early.isShown) return false;
    try {
      const paint = this.#findFirstPaint();
      if (paint === undefined) return false;
      adoptStyles(this.#root, this.#css);
      this.#early.paint(paint, this.#fallbackSlots);
      return true;
    } catch {
      // What the page forbids is reported when the widget is mounted.
      return false;
    }
  }

  #findFirstPaint(): FirstPaint | undefined {
    const { declaration, firstPaints } = this.#widget;
    if (!firstPaints) return undefined;
    this.#lightDom.watch();
    const attributes = this.#attributes.readAll();
    const paint = firstPaints[(attributes as CommonValues).site];
    const { slotNames, hidesFallback, data } = this.#lightDom;
    const isWanted = paint && shows(paint, { tag: declaration.tag, attributes, data });
    return isWanted && slotNames.length === 0 && hidesFallback ? paint : undefined;
  }

  #activate(): void {
    this.#phase = movedTo('live', this.#phase);
    this.#lightDom.watch();
    for (const { subscribe } of Object.values(this.#widget.declaration.attributes)) {
      if (subscribe) this.#subscriptions.push(subscribe(() => this.#update()));
    }
    this.#render();
  }

  #leave(): void {
    for (const end of this.#subscriptions) end();
    this.#subscriptions = [];
    this.#lightDom.stop();
    this.#phase = movedTo('detached', this.#phase);
    this.#settle();
    this.#takeDown();
  }

  /** Ends the tree; the light-DOM children show in its place. The next render builds a new tree. */
  #takeDown(): void {
    super.disconnectedCallback();
    this.#early.clear();
    this.#fallbackSlots.show(this.#lightDom.slotNames);
  }

  /** Renders again after a change; a widget that failed gets another chance with the new values. */
  #update(): void {
    this.#phase = changed(this.#phase);
    if (this.#phase.name === 'live') this.#guard(() => this.#render());
    else if (this.#phase.name === 'waiting' && this.#gaveUp) this.#wait();
  }

  /** r2wc mounts the tree on the first call, and updates a tree that is mounted. */
  #render(): void {
    super.connectedCallback();
  }

  #frameProps(): FrameProps {
    const values = this.#attributes.readAll();
    return {
      component: this.#need().component,
      attributes: values,
      locale: localeFor(values as CommonValues),
      page: this.#attributes.readAllForPage() as PageServices,
      data: this.#lightDom.data,
      host: this.#host,
      straySlots: this.#lightDom.slotNames,
      hidesFallback: this.#lightDom.hidesFallback,
      onCommit: this.#show,
      onReady: this.#announceReady,
      onFailure: this.#handleFailure,
    };
  }

  readonly #show = (): void => {
    this.#fallbackSlots.hide();
    this.#early.end();
    this.#settle();
  };

  readonly #announceReady = (): void => {
    this.#early.release();
    if (this.#isReady) return;
    this.#isReady = true;
    // Frames that are as high as their content, such as WordPress's preview, see no change inside a shadow root.
    this.setAttribute(READY, '');
    const values = this.#attributes.readAll() as CommonValues;
    this.#host.dispatch('shop-ready', readyDetail(this.#widget.declaration.tag, values));
  };

  readonly #handleFailure = (error: unknown): void => {
    if (this.#phase.name === 'failing') return;
    this.#gaveUp = this.#phase.name === 'waiting';
    this.#phase = failed(this.#phase);
    this.#settle();
    logError(`<${this.#widget.declaration.tag}> broke and shows its fallback content.`, error);
    // React may be at work on the tree, and a listener that the page adds right after the tag must receive the event.
    queueMicrotask(() => this.#fallBack(error));
  };

  #fallBack(error: unknown): void {
    this.#takeDown();
    this.#host.dispatch('shop-failure', failureDetail(this.#widget.declaration.tag, error));
    const missedChange = this.#phase.name === 'failing' && this.#phase.changed;
    this.#phase = recovered(this.#phase);
    if (missedChange) this.#update();
  }

  /** Keeps an error in a reaction of the element out of the page's `window.onerror`. */
  #guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#handleFailure(error);
    }
  }
}
