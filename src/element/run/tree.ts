import { createElement, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { Frame, type FrameProps } from './frame.tsx';
import { createRoot } from './react-root.ts';

/** What an element wants rendered into its container. */
export interface Mount {
  /** Makes the tree. React is evaluated when an element is first mounted, so it is not imported here. */
  readonly tree: (container: ShadowRoot, mount: Mount) => Tree;
  /** Begins every id that React makes inside. */
  readonly idPrefix: string;
  /** The props of the next render. */
  readonly props: () => FrameProps;
  /** Runs before the first render of a tree. */
  readonly onMount: () => void;
  /** Called with an error that no boundary has caught; React has emptied the root by then. */
  readonly onFailure: (error: unknown) => void;
  /** Called with an error of a tree that is unmounted already. */
  readonly onLateError: (error: unknown) => void;
}

/** The React tree of one element, from its mounting to its unmounting. */
export class Tree {
  readonly #mount: Mount;
  readonly #root: Root;
  #unmounted = false;

  constructor(container: ShadowRoot, mount: Mount) {
    this.#mount = mount;
    // Props that cannot be read leave no root behind.
    const props = mount.props();
    mount.onMount();
    this.#root = createRoot(container, {
      identifierPrefix: mount.idPrefix,
      // The boundary reports what it catches; React would log it a second time.
      onCaughtError: () => undefined,
      // React would report it to `window.onerror`.
      onUncaughtError: (error) => (this.#unmounted ? mount.onLateError(error) : mount.onFailure(error)),
      onRecoverableError: () => undefined,
    });
    // React renders a transition in slices, between which the page can answer a visitor.
    startTransition(() => this.#render(props));
  }

  update(): void {
    this.#render(this.#mount.props());
  }

  unmount(): void {
    this.#root.unmount();
    this.#unmounted = true;
  }

  #render(props: FrameProps): void {
    this.#root.render(createElement(Frame, props));
  }
}
