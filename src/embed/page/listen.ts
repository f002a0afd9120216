interface PageEvents extends Omit<WindowEventMap, keyof DocumentEventMap>, DocumentEventMap {
  readonly prerenderingchange: Event;
  readonly [own: `shop-${string}`]: Event;
}

/**
 * Listens to an event of the page at the window, which an event of the document passes as well: a
 * `<form name="addEventListener">` shadows the method of the document.
 *
 * @returns the function that ends the subscription
 */
export function listen<Type extends keyof PageEvents>(
  type: Type,
  listener: (event: PageEvents[Type]) => void,
  options: AddEventListenerOptions = {},
): () => void {
  window.addEventListener(type, listener as EventListener, options);
  return () => window.removeEventListener(type, listener as EventListener, options);
}

/**
 * Listens to events of what a shadow tree contains. Those of slotted children, which also pass its root, belong to the page.
 *
 * @returns the function that ends the subscription
 */
export function listenInside(
  root: ShadowRoot,
  types: readonly string[],
  listener: (event: Event) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const listenToInner = (event: Event): void => {
    if (root.contains(event.target as Node)) listener(event);
  };
  for (const type of types) root.addEventListener(type, listenToInner, options);
  return () => {
    for (const type of types) root.removeEventListener(type, listenToInner, options);
  };
}
