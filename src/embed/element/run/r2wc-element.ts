// `@r2wc/react-to-web-component` is this same class with a fixed renderer, whose React root has no error handlers: it
// would report a widget's errors to the page's `window.onerror`. `@r2wc/core` takes the renderer as a parameter.
import r2wc from '@r2wc/core';
import type { Mount, Tree } from './tree.ts';

/** An element as r2wc makes it: it renders when it is connected, and again when that is repeated. */
interface R2wcElement extends HTMLElement {
  /** Where the tree goes; r2wc hands it to the renderer. */
  container: ShadowRoot;
  /** Mounts the tree, or updates it. */
  connectedCallback(): void;
  /** Unmounts the tree. */
  disconnectedCallback(): void;
}

const mounts = new WeakMap<ShadowRoot, Mount>();

/** Says what an element renders into its container. */
export function setMount(container: ShadowRoot, mount: Mount): void {
  mounts.set(container, mount);
}

const RENDERER = {
  mount(container: ShadowRoot): Tree {
    const mount = mounts.get(container);
    if (!mount) throw new Error('The element has not said what it renders.');
    return mount.tree(container, mount);
  },
  update: (tree: Tree) => tree.update(),
  unmount: (tree: Tree) => tree.unmount(),
};

/** r2wc asks for a component, and hands it to the renderer, which has no use for it. */
const NO_COMPONENT = (): null => null;

/**
 * The class that every tag's element extends. r2wc reads no attribute and defines no property, since it would ignore a
 * removed attribute and render an element that is on no page. It attaches no shadow root either: that would empty a
 * declarative one.
 */
export const R2wcElement = makeClass();

function makeClass(): new () => R2wcElement {
  // r2wc's types know of no container but an element. It passes on whatever is in `container`.
  const make = r2wc as unknown as (component: () => null, options: object, renderer: typeof RENDERER) => unknown;
  return make(NO_COMPONENT, {}, RENDERER) as new () => R2wcElement;
}
