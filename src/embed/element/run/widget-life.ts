/* oxlint-disable max-lines -- the only place that decides what an element is doing: its states are read together */
import { ownTexts } from '../../i18n/own-texts.ts';
import { logError, once } from '../../log.ts';
import { localeOf } from '../../market/sites.ts';
import type { Site } from '../../market/sites.ts';
import { whenActivated } from '../../page/activity.ts';
import { ChunkFailure } from '../../page/chunk-failure.ts';
import { subscribeToPlatform } from '../../page/platform.ts';
import { failureDetail, readyDetail } from '../declare/common-events.ts';
import type { ElementHandle, EventTable, PageServices, Widget } from '../declare/declaration.ts';
import { EarlyView } from '../first-paint/early-view.ts';
import type { PaintedProps } from '../first-paint/first-paint.ts';
import { LightDom } from '../light-dom/light-dom.ts';
import type { AttributeReader } from './attribute-reader.ts';
import type { WidgetRootProps } from './widget-root.tsx';
import { filesOf, retryFailed } from './chunks.ts';
import { containEvents, passClicksOn } from './contain-events.ts';
import { enqueue, type Place } from './mount-queue.ts';
import { clearReady, keepReady } from './ready-attribute.ts';
import { type R2wcElement, render, unmount } from './r2wc-element.ts';
import type { Tree } from './tree.ts';
import { handleOf } from './element-handle.ts';
import { ViewStart } from './view-start.ts';
import { onVisitor } from './visitor.ts';

/** What an element is doing; HOW-IT-WORKS.md has a diagram. */
type State =
  /** In no page. A tree is hidden, and keeps its state. */
  | 'away'
  /** For a visitor who sees the page, and then for its turn in the queue. */
  | 'waiting'
  /** Its first paint or prerendered markup is right: it is mounted when somebody comes to it. */
  | 'shown'
  /** It failed before it was mounted, and waits for a change. */
  | 'stopped'
  /** It is mounted, or has failed since. */
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
  #place: Place | undefined;
  /** What runs beside the widget while the element is on the page, mounted or not. */
  #viewStart: ViewStart | undefined;
  /** Why the widget is mounted. */
  #reason: string | undefined;
  /** Tells the queue that the widget is in the DOM, or will not be. */
  #settle = (): void => undefined;
  /** Functions that end the subscriptions of a connected element. */
  #subscriptions: Array<() => void> = [];
  #isSubscribed = false;
  #endReady: (() => void) | undefined;
  #wasReady = false;
  /** React was done while the element was in no page. */
  #missedReady = false;

  constructor(element: InstanceType<typeof R2wcElement>, widget: Widget, attributes: AttributeReader) {
    this.#element = element;
    this.#widget = widget;
    this.#attributes = attributes;
    this.#lightDom = new LightDom(
      element,
      widget.declaration,
      () => this.#site,
      () => this.update(),
    );
    this.#handle = handleOf(element, widget.declaration.events);
  }

  connect(): void {
    // The element was moved: some widgets depend on their ancestors.
    if (this.#state !== 'away') {
      this.update();
      if (this.#missedReady) this.#handleReady();
      return;
    }
    this.#state = 'waiting';
    this.#guard(() => {
      const end = this.#widget.declaration.onEnter?.(this.#element);
      if (end) this.#subscriptions.push(end);
      clearReady(this.#element);
      this.#wait();
    });
  }

  leave(): void {
    // The element calls `leave` twice after a move and a removal in one task.
    if (this.#state === 'away') return;
    for (const end of this.#subscriptions) end();
    this.#subscriptions = [];
    this.#lightDom.stop();
    this.#viewStart = undefined;
    this.#reason = undefined;
    this.#settle();
    this.#clearReady();
    const isEarly = this.#awaitsTree;
    const tree = this.#state === 'live' && !this.#failing ? this.#tree : undefined;
    this.#state = 'away';
    // What was typed is kept: in the markup until there is a tree, then in the state of the tree.
    if (isEarly) this.#view?.leave();
    else if (tree) this.#guard(() => tree.hide());
    else this.#takeDown();
  }

  /** Stylesheets belong to one document. Those of a document without a window cannot be made. */
  moveToDocument(): void {
    if (this.#element.ownerDocument.defaultView) this.#guard(() => this.#view?.adoptStyles());
  }

  get progress() {
    return { state: this.#state, reason: this.#reason };
  }

  /** Shows a change, also of a widget that failed. */
  update(): void {
    if (this.#failing) this.#failing.changed = true;
    else if (this.#state === 'stopped') {
      this.#state = 'waiting';
      this.#guard(() => this.#wait());
    } else if (this.#state === 'live' || this.#state === 'shown') {
      this.#guard(() => (this.#state === 'live' ? this.#render() : this.#paintAgain()));
      this.#guard(() => this.#viewStart?.update());
    }
  }

  #wait(): void {
    if (!this.#view) {
      this.#view = new EarlyView(this.#element, this.#widget, () => this.#paintedProps());
      containEvents(this.#element, this.#view.root);
    }
    this.#view.listen();
    this.#subscriptions.push(whenActivated(() => this.#guard(() => this.#enqueue())));
  }

  #enqueue(): void {
    const view = this.#view;
    if (!view) return;
    const place = enqueue({
      element: this.#element,
      paint: () => this.#paint(),
      chunks: filesOf(this.#widget)?.chunks ?? [],
      mount: () => this.#mount(),
    });
    this.#place = place;
    this.#subscriptions.push(
      () => place.leave(),
      passClicksOn(this.#element, view.root),
      onVisitor(view.root, (by) => this.#need(by, true)),
    );
    // A first paint would not show the state of the tree.
    if (this.#tree) this.#need('it has returned', true);
    this.#start(view.root);
  }

  /** Mounts the widget: now, if a visitor waits for it. */
  #need(why: string, now: boolean): void {
    if (!this.#awaitsTree || !this.#widget.component) return;
    if (why === 'click') retryFailed();
    this.#reason ??= why;
    this.#place?.need(now);
  }

  /** Starts the calls of a page view, which need no React. */
  #start(root: ShadowRoot): void {
    const { start: load } = this.#widget;
    if (!load) return;
    const context = {
      read: () => ({
        attributes: this.#attributes.readAll() as never,
        page: this.#attributes.readAllForPage() as PageServices,
        hasContent: this.#lightDom.data['data-content'] !== undefined,
      }),
      handle: this.#handle,
      root,
      need: (why: string) => this.#need(why, false),
      update: () => this.update(),
    };
    const start = new ViewStart(load, context, (action) => this.#guard(action));
    this.#viewStart = start;
    this.#subscriptions.push(() => start.stop());
  }

  /** Shows the first paint, unless prerendered markup shows; returns whether what shows is right. */
  #paint(): boolean {
    // Chromium never frees a picture that gets its address outside a document.
    if (!this.#awaitsTree || this.#tree || !this.#element.isConnected) return false;
    this.#guard(() => {
      this.#lightDom.watch();
      if (this.#view?.paint() !== true) return;
      this.#state = 'shown';
      this.#subscribe();
      this.#handleShown();
      this.#viewStart?.update();
    });
    return this.#state === 'shown';
  }

  /** After a change: the paint follows it, or the widget is mounted. */
  #paintAgain(): void {
    const view = this.#view;
    if (!view || view.fits() || (!this.#reason && view.paintAgain())) return;
    this.#state = 'waiting';
    this.#need('the page has changed it', false);
  }

  get #site(): Site {
    return this.#attributes.read('site') as Site;
  }

  get #awaitsTree(): boolean {
    return !this.#failing && (this.#state === 'waiting' || this.#state === 'shown');
  }

  /** Mounts the widget, unless the element has left while its chunks were loading. */
  async #mount(): Promise<void> {
    const view = this.#view;
    const files = filesOf(this.#widget);
    if (!files) return;
    try {
      const { makeTree, component } = await files.evaluate();
      const { tag } = this.#widget.declaration;
      if (view) this.#makeTree = () => makeTree(tag, view, () => this.#rootProps(component), this.#handleFailure);
    } catch (error) {
      if (this.#awaitsTree) this.#handleMissing(error);
      return;
    }
    if (!this.#awaitsTree) return;
    await new Promise<void>((settle) => {
      this.#reason ??= 'near the viewport';
      this.#state = 'live';
      this.#settle = settle;
      this.#guard(() => {
        this.#subscribe();
        this.#viewStart?.beforeMount();
        this.#render();
      });
    });
  }

  /** Follows the page's changes to the element, unless that is done already. */
  #subscribe(): void {
    this.#lightDom.watch();
    if (this.#isSubscribed) return;
    this.#isSubscribed = true;
    this.#subscriptions.push(() => (this.#isSubscribed = false));
    // The default of the attribute `platform` follows the viewport.
    this.#subscriptions.push(subscribeToPlatform(() => this.update()));
  }

  #render(): void {
    const makeTree = this.#makeTree;
    if (makeTree) render(this.#element, () => (this.#tree = makeTree()));
  }

  #paintedProps(): PaintedProps {
    const { data, slotNames: straySlots, hidesFallback } = this.#lightDom;
    return { attributes: this.#attributes.readAll(), data, handle: this.#handle, straySlots, hidesFallback };
  }

  #rootProps(component: WidgetRootProps['component']): WidgetRootProps {
    const page = this.#attributes.readAllForPage() as PageServices;
    return { ...this.#paintedProps(), component, page, onCommit: this.#handleCommit, onReady: this.#handleReady };
  }

  readonly #handleCommit = (): void => {
    this.#view?.end();
    this.#viewStart?.mounted();
    this.#settle();
  };

  readonly #handleReady = (): void => {
    // React calls effects that are due before it hides a tree, or takes it down after a failure.
    if (this.#state === 'away' || this.#failing) return;
    // It was removed while React rendered it. If it is inserted again in the same task, that is a move.
    this.#missedReady = !this.#element.isConnected;
    if (this.#missedReady) return;
    void this.#view?.release();
    this.#handleShown();
  };

  /** It shows, and takes what is typed. */
  #handleShown(): void {
    this.#endReady ??= keepReady(this.#element);
    if (this.#wasReady) return;
    this.#wasReady = true;
    this.#handle.dispatch('shop-ready', readyDetail(this.#widget.declaration.tag, this.#site));
  }

  /** If a file of the modules is missing, the markup stays, and the file is requested again when a visitor comes. */
  #handleMissing(error: unknown): void {
    if (this.#state !== 'shown' || !(error instanceof ChunkFailure)) return this.#handleFailure(error);
    this.#reason = undefined;
    once((message) => logError(message, error.cause), error.message);
    const view = this.#view;
    if (!view?.refuse()) return;
    const { texts } = ownTexts(localeOf(this.#site), this.#lightDom.data['data-texts']);
    view.showMessage(this.#widget.showMissing?.({ root: view.root, texts, dispatch: this.#handle.dispatch }));
  }

  readonly #handleFailure = (error: unknown): void => {
    if (this.#failing) return;
    this.#settle();
    if (this.#awaitsTree) this.#state = 'stopped';
    this.#failing = { changed: false };
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
