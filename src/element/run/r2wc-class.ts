import r2wc from '@r2wc/react-to-web-component';
import { createRoot, type Root } from 'react-dom/client';
import { Frame, type FrameProps } from './frame.tsx';

/** r2wc's own members, which it keeps under registered symbols. */
export const RENDER = Symbol.for('r2wc.render');
export const CONNECTED = Symbol.for('r2wc.connected');
export const CONTEXT = Symbol.for('r2wc.context');
export const PROPS = Symbol.for('r2wc.props');

/** A React root as r2wc keeps it. One that is there already is taken over; r2wc would make its own without options. */
export interface TreeContext {
  readonly root: Root;
  readonly ReactComponent: typeof Frame;
}

/** An element of r2wc's, as far as the layer over it reaches in. */
export interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [CONNECTED]: boolean;
  [CONTEXT]: TreeContext | undefined;
  [PROPS]: FrameProps | object;
  [RENDER](): void;
  connectedCallback(): void;
  /** Unmounts the tree and forgets its root. */
  disconnectedCallback(): void;
}

/** A new class whose elements render the frame; it knows of no attributes, the layer over it reads them. */
export function r2wcClass(): new () => R2wcElement {
  return r2wc(Frame, {}) as unknown as new () => R2wcElement;
}

/**
 * Makes the root of an element's tree.
 *
 * @param onFailure hears of what no boundary has caught; React has emptied the root by then
 */
export function createTree(container: ShadowRoot, tag: string, onFailure: (error: unknown) => void): TreeContext {
  const root = createRoot(container, {
    identifierPrefix: `${tag}-`,
    // The boundary hears of what is caught. React would report the rest to `window.onerror`.
    onCaughtError: () => undefined,
    onUncaughtError: onFailure,
    onRecoverableError: () => undefined,
  });
  return { root, ReactComponent: Frame };
}
