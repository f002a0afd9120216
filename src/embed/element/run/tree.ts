import { createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root, RootOptions } from 'react-dom/client';
import type { Adopted } from '../first-paint/adopt-markup.ts';
import { ID_PREFIX } from '../first-paint/mark.ts';
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx';
import { createRoot, hydrateRoot } from './react-root.ts';

/** What an element wants rendered into its shadow root. */
export interface Mount {
  readonly root: ShadowRoot;
  /** The props of the next render. */
  readonly props: () => WidgetRootProps;
  /** Runs before the first render of a tree. */
  readonly onMount: () => void;
  /** Prepares prerendered markup in the root for hydration; `undefined` if there is none for these props. */
  readonly adopt: (props: WidgetRootProps) => Adopted | undefined;
  /** Called with an error for which React has replaced prerendered markup. */
  readonly onMismatch: (error: unknown) => void;
  /** Called with an error that no boundary has caught; React has emptied the root by then. */
  readonly onFailure: (error: unknown) => void;
  /** Called with an error of a tree that is unmounted already. */
  readonly onLateError: (error: unknown) => void;
}

/** The React tree of one element. */
export class Tree {
  readonly #mount: Mount;
  readonly #root: Root;
  readonly #adopted: Adopted | undefined;
  #props: WidgetRootProps;
  #isUnmounted = false;

  constructor(mount: Mount) {
    this.#mount = mount;
    // Props that cannot be read leave no root behind.
    const props = mount.props();
    this.#props = props;
    mount.onMount();
    this.#adopted = mount.adopt(props);
    const options: RootOptions = {
      identifierPrefix: this.#adopted?.idPrefix ?? ID_PREFIX,
      // The boundary reports what it catches; React would log it a second time.
      onCaughtError: () => undefined,
      // React would report it to `window.onerror`.
      onUncaughtError: (error) => (this.#isUnmounted ? mount.onLateError(error) : mount.onFailure(error)),
      onRecoverableError: (error) => {
        if (this.#adopted) mount.onMismatch(error);
      },
    };
    if (this.#adopted) {
      this.#root = hydrate(mount.root, { ...props, ...this.#adopted.props }, options);
      const { straySlots, hidesFallback } = this.#adopted.props;
      if (props.straySlots.length !== straySlots.length || props.hidesFallback !== hidesFallback) this.update();
      return;
    }
    this.#root = createRoot(mount.root, options);
    // React renders a transition in slices.
    startTransition(() => this.#render(props));
  }

  update(): void {
    this.#render(this.#mount.props());
  }

  /** Ends the effects of a tree whose element has left the page. Its state is there when it is updated. */
  hide(): void {
    flushSync(() => this.#render({ ...this.#props, isAway: true }));
  }

  unmount(): void {
    this.#root.unmount();
    this.#isUnmounted = true;
  }

  #render(props: WidgetRootProps): void {
    this.#props = props;
    this.#root.render(createElement(WidgetRoot, { ...props, prerendered: this.#adopted?.props.prerendered }));
  }
}

/** Hydrates the root at once and what is in the <Activity> later, with these props, also if others are rendered before. */
function hydrate(root: ShadowRoot, props: WidgetRootProps, options: RootOptions): Root {
  // React finds an <Activity> between such comments. Markup has none, since minifiers of HTML remove comments.
  root.prepend(root.ownerDocument.createComment('&'));
  root.querySelector('.root')?.after(root.ownerDocument.createComment('/&'));
  // React's types know of no shadow root here, unlike those of `createRoot`.
  return flushSync(() => hydrateRoot(root as unknown as Element, createElement(WidgetRoot, props), options));
}
