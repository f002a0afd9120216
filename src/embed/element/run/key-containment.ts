const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Stops key events of the shadow tree at the element, so that page shortcuts and the Enter handler of a surrounding form
 * do not react to typing. React listens on the shadow root, and hears them.
 */
export function containKeys(host: HTMLElement, root: ShadowRoot): void {
  const stop = (event: KeyboardEvent): void => {
    // Not `instanceof Node`: in a document other than the script's, nodes belong to another window.
    const origin = event.composedPath()[0] as Node | undefined;
    if (origin?.getRootNode() === root && !leaves(event)) event.stopPropagation();
  };
  for (const type of KEY_EVENTS) host.addEventListener(type, stop);
}

/** Escape, and the keys of shortcuts: a page that hears one pressed has to hear it released as well. */
const LEAVING: readonly string[] = ['Escape', 'Control', 'Meta', 'Alt'];

/** Whether a key belongs to the page and the browser. Scripts that fill in forms dispatch plain events, without modifiers. */
function leaves(event: KeyboardEvent): boolean {
  if (LEAVING.includes(event.key)) return true;
  // In many keyboard layouts it types `@` or `ą`.
  const typesCharacter = (event as Partial<KeyboardEvent>).getModifierState?.('AltGraph');
  return (event.ctrlKey || event.metaKey || event.altKey) && !typesCharacter;
}
