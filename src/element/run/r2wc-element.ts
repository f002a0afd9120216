// `@r2wc/react-to-web-component` is this same class with a fixed renderer, whose React root has no error handlers: it
// would report a widget's errors to the page's `window.onerror`. `@r2wc/core` takes the renderer as a parameter.
import r2wc from '@r2wc/core';
import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Adopted } from './adopted-markup.ts';
import { Frame, type FrameProps } from './frame.tsx';

/** An element as r2wc makes it: it renders when it is connected, and again when that is repeated. */
interface R2wcElement extends HTMLElement {
  /** Where the tree goes; r2wc hands it to the renderer. */
  container: ShadowRoot;
  /** Mounts the tree, or updates it. */
  connectedCallback(): void;
  /** Unmounts the tree. */
  disconnectedCallback(): void;
}

/** What an element wants rendered into its container. */
export interface Mount {
  /** Begins every id that React makes inside. */
  readonly idPrefix: string;
  /** The props of the next render. */
  readonly props: () => FrameProps;
  /** Runs before the first render of a tree. */
  readonly onMount: () => void;
  /** Prepares prerendered markup in the container for hydration; `undefined` if there is none for these props. */
  readonly adopt: (props: FrameProps) => Adopted | undefined;
  /** Called with an error for which React has rendered prerendered markup anew. */
  readonly onMismatch: (error: unknown) => void;
  /** Called with an error that no boundary has caught; React has emptied the root by then. */
  readonly onFailure: (error: unknown) => void;
  /** Called with an error of a tree that is unmounted already. */
  readonly onLateError: (error: unknown) => void;
}

const mounts = new WeakMap<ShadowRoot, Mount>();

/** Says what an element renders into its container. */
export function setMount(container: ShadowRoot, mount: Mount): void {
  mounts.set(container, mount);
}

/** The React tree of one element, from its mounting to its unmounting. */
class Tree {
  readonly #mount: Mount;
  readonly #root: Root;
  readonly #adopted: Adopted | undefined;
  /** What came of the hydration: React would discard prerendered markup that is rendered again before it is hydrated. */
  #hydration: 'none' | 'running' | 'outdated' = 'none';
  #unmounting = false;
  #unmounted = false;

  constructor(container: ShadowRoot, mount: Mount, props: FrameProps) {
    this.#mount = mount;
    mount.onMount();
    this.#adopted = mount.adopt(props);
    const options: RootOptions = {
      identifierPrefix: this.#adopted?.idPrefix ?? mount.idPrefix,
      // The boundary reports what it catches; React would log it a second time.
      onCaughtError: () => undefined,
      // React would report it to `window.onerror`.
      onUncaughtError: (error) => (this.#unmounted ? mount.onLateError(error) : mount.onFailure(error)),
      onRecoverableError: (error) => {
        // Unmounting during the hydration discards the markup, which is no mismatch.
        if (this.#adopted && !this.#unmounting) mount.onMismatch(error);
      },
    };
    if (this.#adopted) this.#root = this.#hydrate(container, props, this.#adopted, options);
    else {
      this.#root = createRoot(container, options);
      this.render(props);
    }
  }

  render(props: FrameProps = this.#mount.props()): void {
    if (this.#hydration === 'none') this.#root.render(createElement(Frame, { ...props, ...this.#facts }));
    else this.#hydration = 'outdated';
  }

  unmount(): void {
    this.#unmounting = true;
    this.#root.unmount();
    this.#unmounted = true;
  }

  get #facts(): Pick<FrameProps, 'prerendered'> {
    return { prerendered: this.#adopted?.props.prerendered };
  }

  #hydrate(container: ShadowRoot, props: FrameProps, adopted: Adopted, options: RootOptions): Root {
    const isAssumed = props.straySlots.length === 0 && props.hidesFallback === adopted.props.hidesFallback;
    this.#hydration = isAssumed ? 'running' : 'outdated';
    const onCommit = (): void => {
      props.onCommit();
      const isOutdated = this.#hydration === 'outdated';
      this.#hydration = 'none';
      if (isOutdated) this.render();
    };
    // React's types know of no shadow root here, unlike those of `createRoot`.
    const target = container as unknown as Element;
    return hydrateRoot(target, createElement(Frame, { ...props, ...adopted.props, onCommit }), options);
  }
}

const RENDERER = {
  mount(container: ShadowRoot): Tree {
    const mount = mounts.get(container);
    if (!mount) throw new Error('The element has not said what it renders.');
    // Props that cannot be read leave no root behind.
    const props = mount.props();
    return new Tree(container, mount, props);
  },
  update: (tree: Tree) => tree.render(),
  unmount: (tree: Tree) => tree.unmount(),
};

/**
 * The class that every tag's element extends. r2wc reads no attribute and defines no property, since it would ignore a
 * removed attribute and render an element that is on no page. It attaches no shadow root either: that would empty a
 * declarative one.
 */
export const R2wcElement = makeClass();

function makeClass(): new () => R2wcElement {
  // r2wc's types know of no container but an element. It passes on whatever is in `container`.
  const make = r2wc as unknown as (component: typeof Frame, options: object, renderer: typeof RENDERER) => unknown;
  return make(Frame, {}, RENDERER) as new () => R2wcElement;
}
