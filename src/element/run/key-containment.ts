const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Keeps a visitor's typing inside the widget, so that page shortcuts and a surrounding form's Enter handler never see
 * it. React listens further in, on the shadow root. Keys in light-DOM children are the page's own and pass.
 */
export function containKeys(host: HTMLElement, root: ShadowRoot): void {
  const stop = (event: KeyboardEvent): void => {
    // Not `instanceof Node`: in another document than that of the script, nodes are of another window.
    const origin = event.composedPath()[0] as Node | undefined;
    if (origin?.getRootNode() === root && !leaves(event)) event.stopPropagation();
  };
  for (const type of KEY_EVENTS) host.addEventListener(type, stop);
}

/** Escape and shortcuts belong to the page and the browser; AltGr is how many layouts type `@` or `ą`. */
function leaves(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return true;
  const typesCharacter = event.getModifierState('AltGraph');
  return (event.ctrlKey || event.metaKey || event.altKey) && !typesCharacter;
}
