import { logError, once, warn } from '../../log.ts';
import { whenActivated } from '../../page/activity.ts';
import { type CommonValues, localeFor } from '../declare/common-attributes.ts';
import { failureDetail, readyDetail } from '../declare/common-events.ts';
import type { EventTable } from '../declare/declaration.ts';
import type { ElementHandle, PageServices, Widget } from '../declare/widget.ts';
import { LightDom } from '../light-dom/light-dom.ts';
import type { AttributeReader } from './attribute-reader.ts';
import { EarlyView } from './early-view.ts';
import { Memory } from '../memory.ts';
import type { WidgetRootProps } from './widget-root.tsx';
import { ChunkFailure, chunksOf, type Evaluated, evaluate } from './chunks.ts';
import { containKeys } from './key-containment.ts';
import { type MountJob, whenNeeded } from './mount-queue.ts';
import { clearReadyMark, keepReadyMark } from './ready-mark.ts';
import { type R2wcElement, render, unmount } from './r2wc-element.ts';
import type { Tree } from './tree.ts';
import { handleOf } from './element-handle.ts';

/** What an element brings along. */
interface Definition {
  readonly widget: Widget;
  readonly attributes: AttributeReader;
}

/**
 * What an element is doing; HOW-IT-WORKS.md has a diagram.
 *
 * - `away`: in no page.
 * - `waiting`: for a visitor who sees the page, and then for its turn in the queue.
 * - `stopped`: it failed before it was mounted, and waits for nothing until something changes.
 * - `live`: its chunks are evaluated, and React renders or has failed to.
 */
type State = 'away' | 'waiting' | 'stopped' | 'live';

/** What happens to an element from its connection to a page until it leaves. */
export class WidgetLife {
  readonly #element: InstanceType<typeof R2wcElement>;
  readonly #definition: Definition;
  readonly #view: EarlyView;
  readonly #lightDom: LightDom;
  readonly #handle: ElementHandle<EventTable>;
  readonly #job: MountJob;
  #state: State = 'away';
  /** Lasts from an error until the fallback content is shown, in a microtask. Changes are held back until then. */
  #failing: { changed: boolean } | undefined;
  /** Makes the tree of a live element. */
  #makeTree: (() => Tree) | undefined;
  /** Tells the queue that the widget is in the DOM, or will not be. */
  #settle = (): void => undefined;
  /** Functions that end the subscriptions of a connected element. */
  #subscriptions: Array<() => void> = [];
  /** What a widget keeps of a tree that was taken down, while the element exists. */
  #memory = new Memory();
  /** Takes the mark of a live element away. */
  #unmark: (() => void) | undefined;
  /** `shop-ready` is dispatched once per element. */
  #wasReady = false;

  constructor(element: InstanceType<typeof R2wcElement>, definition: Definition) {
    const { declaration } = definition.widget;
    this.#element = element;
    this.#definition = definition;
    this.#view = new EarlyView(element, definition.widget);
    this.#lightDom = new LightDom(element, declaration, () => this.update());
    this.#handle = handleOf(element, declaration.events);
    containKeys(element, this.#view.root);
    this.#job = {
      element,
      paint: () => this.#canPaint && this.#view.paint(definition.attributes, this.#lightDom, this.#handle),
      chunks: chunksOf(definition.widget),
      mount: () => this.#load(),
    };
  }

  connect(): void {
    // A move: some widgets ask what they are inside of.
    if (this.#state !== 'away') return this.update();
    this.#state = 'waiting';
    this.#guard(() => {
      this.#view.listen();
      const end = this.#definition.widget.declaration.onEnter?.(this.#element);
      if (end) this.#subscriptions.push(end);
      clearReadyMark(this.#element);
      this.#wait();
    });
  }

  leave(): void {
    for (const end of this.#subscriptions) end();
    this.#subscriptions = [];
    this.#lightDom.stop();
    this.#settle();
    const isEarly = this.#state === 'waiting' && !this.#failing;
    this.#state = 'away';
    // What shows before there is a tree stays as it is, with what was typed into it.
    if (isEarly) this.#view.leave();
    else this.#takeDown();
  }

  /** Stylesheets belong to one document. A document without a window shows nothing, and its sheets cannot be made. */
  moveToDocument(): void {
    if (this.#element.ownerDocument.defaultView) this.#guard(() => this.#view.adoptStyles());
  }

  /** Renders again after a change; a widget that failed gets another chance with the new values. */
  update(): void {
    if (this.#failing) this.#failing.changed = true;
    else if (this.#state === 'live') this.#guard(() => this.#render());
    else if (this.#state === 'stopped') {
      this.#state = 'waiting';
      this.#guard(() => this.#wait());
    }
  }

  get #canPaint(): boolean {
    // Chromium never frees a picture that gets its address outside a document. An element leaves a task after its removal.
    const isThere = this.#state === 'waiting' && !this.#failing && this.#element.isConnected;
    // A widget that was live before may know more than a first paint shows.
    return isThere && !this.#wasReady;
  }

  /** Whether a tree is wanted still, now that the chunks are evaluated. */
  get #awaitsTree(): boolean {
    return !this.#failing && (this.#state === 'waiting' || this.#state === 'stopped');
  }

  #wait(): void {
    this.#view.assertRoot();
    const wait = (): unknown => this.#subscriptions.push(whenNeeded(this.#job));
    this.#subscriptions.push(whenActivated(() => this.#guard(wait)));
  }

  /** Evaluates what is not evaluated yet and mounts the widget, unless the element has left meanwhile. */
  async #load(): Promise<void> {
    let evaluated: Evaluated;
    try {
      evaluated = await evaluate(this.#definition.widget);
    } catch (error) {
      if (this.#awaitsTree) this.#handleFailure(error);
      return;
    }
    if (!this.#awaitsTree) return;
    await new Promise<void>((settle) => {
      this.#state = 'live';
      this.#settle = settle;
      this.#makeTree = () => this.#treeOf(evaluated);
      this.#guard(() => this.#activate());
    });
  }

  #activate(): void {
    this.#lightDom.watch();
    for (const { subscribe } of Object.values(this.#definition.widget.declaration.attributes)) {
      if (subscribe) this.#subscriptions.push(subscribe(() => this.update()));
    }
    this.#render();
  }

  #render(): void {
    if (this.#makeTree) render(this.#element, this.#makeTree);
  }

  #treeOf({ Tree, component }: Evaluated): Tree {
    const { tag } = this.#definition.widget.declaration;
    return new Tree({
      root: this.#view.root,
      props: () => this.#rootProps(component),
      onMount: () => this.#view.adoptStyles(),
      adopt: (props) => this.#view.adopt(props),
      onMismatch: (error) =>
        once(
          warn,
          `<${tag}>: the page changed its markup before the script started, so it is rendered again. ${String(error)}`,
        ),
      onFailure: this.#handleFailure,
      onLateError: (error) => logError(`<${tag}> failed while it was being removed.`, error),
    });
  }

  #rootProps(component: WidgetRootProps['component']): WidgetRootProps {
    const values = this.#definition.attributes.readAll();
    return {
      component,
      attributes: values,
      locale: localeFor(values as CommonValues),
      page: this.#definition.attributes.readAllForPage() as PageServices,
      data: this.#lightDom.data,
      handle: this.#handle,
      memory: this.#memory,
      straySlots: this.#lightDom.slotNames,
      hidesFallback: this.#lightDom.hidesFallback,
      onCommit: this.#handleCommit,
      onReady: this.#handleReady,
      onFailure: this.#handleFailure,
    };
  }

  readonly #handleCommit = (): void => {
    this.#view.end();
    this.#settle();
  };

  readonly #handleReady = (): void => {
    this.#view.release();
    this.#unmark ??= keepReadyMark(this.#element);
    if (this.#wasReady) return;
    this.#wasReady = true;
    const values = this.#definition.attributes.readAll() as CommonValues;
    this.#handle.dispatch('shop-ready', readyDetail(this.#definition.widget.declaration.tag, values));
  };

  readonly #handleFailure = (error: unknown): void => {
    if (this.#failing) return;
    this.#settle();
    this.#failing = { changed: false };
    if (this.#state === 'waiting') this.#state = 'stopped';
    const { tag } = this.#definition.widget.declaration;
    if (error instanceof ChunkFailure) once((message) => logError(message, error.cause), error.message);
    else logError(`<${tag}> failed and shows its fallback content.`, error);
    // React may be at work on the tree, and a listener that the page adds right after the tag must receive the event.
    queueMicrotask(() => this.#fallBack(error));
  };

  #fallBack(error: unknown): void {
    // It may be why the widget broke.
    this.#memory = new Memory();
    this.#takeDown();
    this.#handle.dispatch('shop-failure', failureDetail(this.#definition.widget.declaration.tag, error));
    const missedChange = this.#failing?.changed === true;
    this.#failing = undefined;
    if (missedChange) this.update();
  }

  /** Ends the tree; the light-DOM children show in its place. The next render builds a new tree. */
  #takeDown(): void {
    this.#unmark?.();
    this.#unmark = undefined;
    unmount(this.#element);
    this.#view.clear(this.#lightDom.slotNames);
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
