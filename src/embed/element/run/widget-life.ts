import { logError, once } from '../../log.ts';
import type { Site } from '../../market/sites.ts';
import { whenActivated } from '../../page/activity.ts';
import type { CommonValues } from '../declare/common-attributes.ts';
import { failureDetail, readyDetail } from '../declare/common-events.ts';
import type { ElementHandle, EventTable, PageServices, Widget } from '../declare/declaration.ts';
import { EarlyView } from '../first-paint/early-view.ts';
import { LightDom } from '../light-dom/light-dom.ts';
import type { AttributeReader } from './attribute-reader.ts';
import type { WidgetRootProps } from './widget-root.tsx';
import { ChunkFailure, chunksOf, evaluate } from './chunks.ts';
import { containEvents } from './contain-events.ts';
import { whenNeeded } from './mount-queue.ts';
import { clearReady, keepReady } from './ready-attribute.ts';
import { type R2wcElement, render, unmount } from './r2wc-element.ts';
import type { Tree } from './tree.ts';
import { handleOf } from './element-handle.ts';

/** What an element is doing; HOW-IT-WORKS.md has a diagram. */
type State =
  /** In no page. A tree is hidden, and keeps its state. */
  | 'away'
  /** For a visitor who sees the page, and then for its turn in the queue. */
  | 'waiting'
  /** It failed before it was mounted, and waits for a change. */
  | 'stopped'
  /** React renders, or has failed to. */
  | 'live';

/** What happens to an element from its connection to a page until it leaves: the only place that decides it. */
export class WidgetLife {
  readonly #element: InstanceType<typeof R2wcElement>;
  readonly #widget: Widget;
  readonly #attributes: AttributeReader;
  readonly #lightDom: LightDom;
  readonly #handle: ElementHandle<EventTable>;
  #state: State = 'away';
  /** From an error until the fallback content shows, in a microtask; changes wait for it. */
  #failing: { changed: boolean } | undefined;
  /** Missing while the page forbids a shadow root. */
  #view: EarlyView | undefined;
  #makeTree: (() => Tree) | undefined;
  /** From its first render until a failure; hidden while the element is away. */
  #tree: Tree | undefined;
  /** Tells the queue that the widget is in the DOM, or will not be. */
  #settle = (): void => undefined;
  /** Functions that end the subscriptions of a connected element. */
  #subscriptions: Array<() => void> = [];
  #endReady: (() => void) | undefined;
  #wasReady = false;

  constructor(element: InstanceType<typeof R2wcElement>, widget: Widget, attributes: AttributeReader) {
    this.#element = element;
    this.#widget = widget;
    this.#attributes = attributes;
    this.#lightDom = new LightDom(
      element,
      widget.declaration,
      () => attributes.read('site') as Site,
      () => this.update(),
    );
    this.#handle = handleOf(element, widget.declaration.events);
  }

  connect(): void {
    // A move: some widgets ask what they are inside of.
    if (this.#state !== 'away') return this.update();
    this.#state = 'waiting';
    this.#guard(() => {
      const end = this.#widget.declaration.onEnter?.(this.#element);
      if (end) this.#subscriptions.push(end);
      clearReady(this.#element);
      this.#wait();
    });
  }

  leave(): void {
    // Of a move and a removal in one task the element reports two.
    if (this.#state === 'away') return;
    for (const end of this.#subscriptions) end();
    this.#subscriptions = [];
    this.#lightDom.stop();
    this.#settle();
    this.#clearReady();
    const isEarly = this.#awaitsTree;
    const tree = this.#state === 'live' && !this.#failing ? this.#tree : undefined;
    this.#state = 'away';
    // What was typed stays: before there is a tree in what shows, then in the state of the tree.
    if (isEarly) this.#view?.leave();
    else if (tree) this.#guard(() => tree.hide());
    else this.#takeDown();
  }

  /** Stylesheets belong to one document. Those of a document without a window cannot be made. */
  moveToDocument(): void {
    if (this.#element.ownerDocument.defaultView) this.#guard(() => this.#view?.adoptStyles());
  }

  /** Renders again after a change, also a widget that failed. */
  update(): void {
    if (this.#failing) this.#failing.changed = true;
    else if (this.#state === 'live') this.#guard(() => this.#render());
    else if (this.#state === 'stopped') {
      this.#state = 'waiting';
      this.#guard(() => this.#wait());
    }
  }

  #wait(): void {
    if (!this.#view) {
      this.#view = new EarlyView(this.#element, this.#widget);
      containEvents(this.#element, this.#view.root);
    }
    this.#view.listen();
    const job = {
      element: this.#element,
      paint: () => this.#paint(),
      chunks: chunksOf(this.#widget),
      mount: () => this.#mount(),
    };
    const enqueue = (): unknown => this.#subscriptions.push(whenNeeded(job));
    this.#subscriptions.push(whenActivated(() => this.#guard(enqueue)));
  }

  #paint(): boolean {
    // Chromium never frees a picture that gets its address outside a document.
    if (!this.#awaitsTree || this.#tree || !this.#element.isConnected) return false;
    let shows = false;
    this.#guard(() => {
      shows = this.#view?.paint(this.#attributes, this.#lightDom, this.#handle) === true;
    });
    return shows;
  }

  get #awaitsTree(): boolean {
    return !this.#failing && this.#state === 'waiting';
  }

  /** Mounts the widget, unless the element has left while its chunks were loading. */
  async #mount(): Promise<void> {
    const view = this.#view;
    try {
      const { makeTree, component } = await evaluate(this.#widget);
      const { tag } = this.#widget.declaration;
      if (view) this.#makeTree = () => makeTree(tag, view, () => this.#rootProps(component), this.#handleFailure);
    } catch (error) {
      if (this.#awaitsTree) this.#handleFailure(error);
    }
    if (!this.#awaitsTree) return;
    await new Promise<void>((settle) => {
      this.#state = 'live';
      this.#settle = settle;
      this.#guard(() => this.#activate());
    });
  }

  #activate(): void {
    this.#lightDom.watch();
    for (const { subscribe } of Object.values(this.#widget.declaration.attributes)) {
      if (subscribe) this.#subscriptions.push(subscribe(() => this.update()));
    }
    this.#render();
  }

  #render(): void {
    const makeTree = this.#makeTree;
    if (makeTree) render(this.#element, () => (this.#tree = makeTree()));
  }

  #rootProps(component: WidgetRootProps['component']): WidgetRootProps {
    return {
      component,
      attributes: this.#attributes.readAll(),
      page: this.#attributes.readAllForPage() as PageServices,
      data: this.#lightDom.data,
      handle: this.#handle,
      straySlots: this.#lightDom.slotNames,
      hidesFallback: this.#lightDom.hidesFallback,
      onCommit: this.#handleCommit,
      onReady: this.#handleReady,
    };
  }

  readonly #handleCommit = (): void => {
    this.#view?.end();
    this.#settle();
  };

  readonly #handleReady = (): void => {
    // React calls effects that are due before it hides a tree, or takes it down after a failure.
    if (this.#state === 'away' || this.#failing) return;
    void this.#view?.release();
    this.#endReady ??= keepReady(this.#element);
    if (this.#wasReady) return;
    this.#wasReady = true;
    const values = this.#attributes.readAll() as CommonValues;
    this.#handle.dispatch('shop-ready', readyDetail(this.#widget.declaration.tag, values));
  };

  readonly #handleFailure = (error: unknown): void => {
    if (this.#failing) return;
    this.#settle();
    this.#failing = { changed: false };
    if (this.#state === 'waiting') this.#state = 'stopped';
    if (error instanceof ChunkFailure) once((message) => logError(message, error.cause), error.message);
    else logError(`<${this.#widget.declaration.tag}> failed and shows its fallback content.`, error);
    // React may be at work on the tree, and a listener that the page adds right after the tag must receive the event.
    queueMicrotask(() => this.#fallBack(error));
  };

  #fallBack(error: unknown): void {
    this.#clearReady();
    this.#takeDown();
    this.#handle.dispatch('shop-failure', failureDetail(this.#widget.declaration.tag, error));
    const missedChange = this.#failing?.changed === true;
    this.#failing = undefined;
    if (missedChange) this.update();
  }

  /** Ends the tree; the light-DOM children show in its place. */
  #takeDown(): void {
    this.#tree = undefined;
    unmount(this.#element);
    this.#view?.clear(this.#lightDom.slotNames);
  }

  #clearReady(): void {
    this.#endReady?.();
    this.#endReady = undefined;
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
