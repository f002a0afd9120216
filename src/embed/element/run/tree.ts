import { createElement, startTransition } from 'react';
import type { Root, RootOptions } from 'react-dom/client';
import { ID_PREFIX } from '../mark.ts';
import type { Adopted } from './adopt-markup.ts';
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

/** The React tree of one element, from its mounting to its unmounting. */
export class Tree {
  readonly #mount: Mount;
  readonly #root: Root;
  readonly #adopted: Adopted | undefined;
  /**
   * React would discard prerendered markup that is rendered again before it is hydrated, so an update has to wait:
   * `outdated` is hydrated with props that are no longer the current ones.
   */
  #state: 'hydrating' | 'outdated' | 'rendered' | 'ending' | 'ended' = 'rendered';

  constructor(mount: Mount) {
    this.#mount = mount;
    // Props that cannot be read leave no root behind.
    const props = mount.props();
    mount.onMount();
    this.#adopted = mount.adopt(props);
    const options: RootOptions = {
      identifierPrefix: this.#adopted?.idPrefix ?? ID_PREFIX,
      // The boundary reports what it catches; React would log it a second time.
      onCaughtError: () => undefined,
      // React would report it to `window.onerror`.
      onUncaughtError: (error) => (this.#state === 'ended' ? mount.onLateError(error) : mount.onFailure(error)),
      onRecoverableError: (error) => {
        // Unmounting during the hydration discards the markup, which is not a mismatch.
        if (this.#adopted && !this.#state.startsWith('end')) mount.onMismatch(error);
      },
    };
    if (this.#adopted) {
      this.#root = this.#hydrate(props, this.#adopted, options);
      return;
    }
    this.#root = createRoot(mount.root, options);
    // React renders a transition in slices.
    startTransition(() => this.#render(props));
  }

  update(): void {
    if (this.#state === 'hydrating') this.#state = 'outdated';
    else if (this.#state === 'rendered') this.#render(this.#mount.props());
  }

  unmount(): void {
    this.#state = 'ending';
    this.#root.unmount();
    this.#state = 'ended';
  }

  #render(props: WidgetRootProps): void {
    this.#root.render(createElement(WidgetRoot, { ...props, prerendered: this.#adopted?.props.prerendered }));
  }

  #hydrate(props: WidgetRootProps, adopted: Adopted, options: RootOptions): Root {
    const isAssumed = props.straySlots.length === 0 && props.hidesFallback === adopted.props.hidesFallback;
    this.#state = isAssumed ? 'hydrating' : 'outdated';
    const onCommit = (): void => {
      props.onCommit();
      const isOutdated = this.#state === 'outdated';
      this.#state = 'rendered';
      if (isOutdated) this.update();
    };
    // React's types know of no shadow root here, unlike those of `createRoot`.
    const target = this.#mount.root as unknown as Element;
    const roots: Root[] = [];
    startTransition(() => {
      roots.push(hydrateRoot(target, createElement(WidgetRoot, { ...props, ...adopted.props, onCommit }), options));
    });
    return roots[0] as Root;
  }
}
