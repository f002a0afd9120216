import { createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root, RootOptions } from 'react-dom/client';
import { logError, once, warn } from '../../log.ts';
import type { Adopted } from '../first-paint/adopt-markup.ts';
import type { EarlyView } from '../first-paint/early-view.ts';
import { ID_PREFIX } from '../first-paint/mark.ts';
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx';
import { createRoot, hydrateRoot } from './react-root.ts';

/** The React tree of one element. */
export class Tree {
  readonly #readProps: () => WidgetRootProps;
  readonly #root: Root;
  readonly #adopted: Adopted | undefined;
  #props: WidgetRootProps;
  #isUnmounted = false;

  /**
   * @param view what the tree replaces, or hydrates
   * @param readProps gives the props of the next render
   * @param onFailure called with what the widget has thrown while it was rendered or in an effect
   */
  constructor(tag: string, view: EarlyView, readProps: () => WidgetRootProps, onFailure: (error: unknown) => void) {
    this.#readProps = readProps;
    // Props that cannot be read leave no root behind.
    this.#props = readProps();
    view.adoptStyles();
    this.#adopted = view.adopt(this.#props);
    const options: RootOptions = {
      identifierPrefix: this.#adopted?.idPrefix ?? ID_PREFIX,
      // React would report it to `window.onerror`. It has emptied the root by then.
      onUncaughtError: (error) => {
        if (this.#isUnmounted) logError(`<${tag}> failed while it was being removed.`, error);
        else onFailure(error);
      },
      onRecoverableError: (error) => {
        if (!this.#adopted) return;
        const why = 'the page changed its markup before the script started';
        once(warn, `<${tag}>: ${why}, so it is rendered again. ${String(error)}`);
      },
    };
    if (this.#adopted) {
      const { props } = this.#adopted;
      this.#root = hydrate(view.root, { ...this.#props, ...props }, options);
      if (this.#props.straySlots.length > 0 || this.#props.hidesFallback !== props.hidesFallback) this.update();
      return;
    }
    this.#root = createRoot(view.root, options);
    // React renders a transition in slices.
    startTransition(() => this.#render(this.#props));
  }

  update(): void {
    this.#render(this.#readProps());
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
