import { matches } from '../../page/native-property.ts';
import { listenInside } from '../../page/listen.ts';

const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/** Scripts that protect a page from copying cancel these but in form fields, and see the tag in place of a field. */
const FIELD_EVENTS = ['copy', 'cut', 'paste', 'contextmenu', 'selectstart', 'dragstart'] as const;

/**
 * Stops key events of the shadow tree at the element, so that page shortcuts and the Enter handler of a surrounding form
 * do not react to typing, and what belongs to a field. React listens on the shadow root, and hears them.
 */
export function containEvents(host: HTMLElement, root: ShadowRoot): void {
  const stop = (event: Event): void => {
    // Not `instanceof Node`: in a document other than the script's, nodes belong to another window.
    const [origin] = event.composedPath() as Node[];
    if (origin?.getRootNode() !== root) return;
    const isField = 'hasAttribute' in origin && matches(FIELD, origin as Element);
    if ('key' in event ? !isForPage(event as KeyboardEvent, isField) : isField) event.stopPropagation();
  };
  for (const type of [...KEY_EVENTS, ...FIELD_EVENTS]) host.addEventListener(type, stop);
  listenInside(root, ['click'], focusField);
}

const FIELD = 'input, select, textarea';

/** Escape, Tab, which a focus trap of the page has to hear, and the keys of shortcuts, pressed and released. */
const FOR_PAGE: readonly string[] = ['Escape', 'Tab', 'Control', 'Meta', 'Alt'];

/** What edits a field, together with Ctrl or ⌘: select all, copy, paste, cut, undo. */
const EDITING: readonly string[] = ['a', 'c', 'v', 'x', 'z'];

/** Whether a key belongs to the page and the browser. Scripts that fill in forms dispatch plain events, without modifiers. */
export function isForPage(event: KeyboardEvent, isField: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (FOR_PAGE.includes(key)) return true;
  if (isField && (ctrlKey || metaKey) && !altKey && EDITING.includes(key.toLowerCase())) return false;
  // In many keyboard layouts it types `@` or `ą`.
  const typesCharacter = (event as Partial<KeyboardEvent>).getModifierState?.('AltGraph');
  return (ctrlKey || metaKey || altKey) && !typesCharacter;
}

/** Gives a field that is clicked the focus, if a script of the page has cancelled the press, which gives it. */
function focusField({ target }: Event): void {
  const field = target as HTMLElement;
  if (matches(FIELD, field) && !field.matches(':focus, :disabled')) field.focus({ preventScroll: true });
}

/**
 * Passes on the click of FastClick, which cancels a touch and clicks at the tag in place of what was touched inside. It would
 * stop a click that it can see.
 *
 * Not by a listener on the element: Orca reads what is in a clickable element twice.
 *
 * @returns the function that ends it
 */
export function passClicksOn(host: HTMLElement, root: ShadowRoot): () => void {
  const pass = (event: MouseEvent): void => {
    const { isTrusted, clientX, clientY, target } = event;
    // Of an element in a placeholder, a page sees the placeholder.
    const { host: outer } = host.getRootNode() as Partial<ShadowRoot>;
    if (isTrusted || target !== (outer ?? host) || event.composedPath()[0] !== target) return;
    const touched = root.elementFromPoint(clientX, clientY);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
    if (touched && root.contains(touched)) touched.dispatchEvent(click);
  };
  window.addEventListener('click', pass, true);
  return () => window.removeEventListener('click', pass, true);
}
