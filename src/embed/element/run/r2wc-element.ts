import r2wc from '@r2wc/core';
import type { Tree } from './tree.ts';

/** An element as r2wc makes it: its callbacks call the functions of the renderer, and nothing else. */
interface Rendering extends HTMLElement {
  /** What r2wc hands to the renderer; elsewhere the node that contains the tree, here the function that makes the tree. */
  container: () => Tree;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** `@r2wc/react-to-web-component` has a fixed renderer, which would report errors to the page's `window.onerror`. */
const RENDERER = {
  mount: (makeTree: () => Tree) => makeTree(),
  update: (tree: Tree) => tree.update(),
  unmount: (tree: Tree) => tree.unmount(),
};

// r2wc's types know of no container but an element. The renderer does not need the component.
const makeClass = r2wc as unknown as (component: object, options: object, renderer: typeof RENDERER) => unknown;

/**
 * r2wc gets no property, since it would ignore a removed attribute and render an element that is on no page, and attaches
 * no shadow root, which would empty a declarative one.
 */
export const R2wcElement = makeClass({}, {}, RENDERER) as { new (): Rendering; readonly prototype: Rendering };

/** Mounts the tree of an element, or updates it. */
export function render(element: Rendering, makeTree: () => Tree): void {
  element.container = makeTree;
  R2wcElement.prototype.connectedCallback.call(element);
}

export function unmount(element: Rendering): void {
  R2wcElement.prototype.disconnectedCallback.call(element);
}
