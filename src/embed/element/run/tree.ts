import { createElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root, RootOptions } from 'react-dom/client';
import { logError, once, warn } from '../../log.ts';
import { takeValues } from '../first-paint/early-values.ts';
import type { EarlyView } from '../first-paint/early-view.ts';
import { ID_PREFIX } from '../first-paint/mark.ts';
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx';
import { createRoot, hydrateRoot } from './react-root.ts';

export type Tree = ReturnType<typeof makeTree>;

/** @param onFailure called with what the widget has thrown while it was rendered or in an effect */
export function makeTree(
  tag: string,
  view: EarlyView,
  readProps: () => WidgetRootProps,
  onFailure: (error: unknown) => void,
) {
  // Props that cannot be read leave no root behind.
  let props = readProps();
  let isUnmounted = false;
  view.adoptStyles();
  const adopted = view.adopt(props, takeValues(view.root));
  const options: RootOptions = {
    identifierPrefix: adopted?.idPrefix ?? ID_PREFIX,
    // React would report it to `window.onerror`. It has emptied the root by then.
    onUncaughtError: (error) => {
      if (isUnmounted) logError(`<${tag}> failed while it was being removed.`, error);
      else onFailure(error);
    },
    onRecoverableError: (error) => {
      if (!adopted?.props.prerendered) return;
      const why = 'the page changed its markup before the script started';
      once(warn, `<${tag}>: ${why}, so it is rendered again. ${String(error)}`);
    },
  };
  const root = adopted ? hydrate(view.root, { ...props, ...adopted.props }, options) : createRoot(view.root, options);
  const render = (next: WidgetRootProps): void => {
    props = next;
    root.render(createElement(WidgetRoot, { ...props, prerendered: adopted?.props.prerendered }));
  };
  // React renders a transition in slices.
  if (!adopted) startTransition(() => render(props));
  else if (props.straySlots.length > 0 || props.hidesFallback !== adopted.props.hidesFallback) render(readProps());
  return {
    update: () => render(readProps()),
    /** Ends the effects of a tree whose element has left the page. Its state is there when it is updated. */
    hide: () => flushSync(() => render({ ...props, isAway: true })),
    unmount() {
      root.unmount();
      isUnmounted = true;
    },
  };
}

/** Hydrates the root at once and what is in the <Activity> later with the same props, whatever is rendered before. */
function hydrate(root: ShadowRoot, props: WidgetRootProps, options: RootOptions): Root {
  // React finds an <Activity> between such comments. Markup has none, since minifiers of HTML remove comments.
  root.prepend(root.ownerDocument.createComment('&'));
  root.querySelector('.root')?.after(root.ownerDocument.createComment('/&'));
  // React's types know of no shadow root here, unlike those of `createRoot`.
  return flushSync(() => hydrateRoot(root as unknown as Element, createElement(WidgetRoot, props), options));
}
