import { pressAgain } from '../../page/held-press.ts';

/**
 * Reads values, focus and caret of the fields before a tree replaces them, or a hydration that fails. Returns the function
 * that passes them on, once, to the new fields with the same names.
 */
export function takeValues(root: ShadowRoot): () => void {
  let fields = fieldsIn(root);
  const { activeElement: focused } = root;
  followPress(root);
  return () => {
    // A removed field has lost the focus, but the visitor was in it.
    const { activeElement, body } = root.ownerDocument;
    const current = root.activeElement ?? (activeElement === body ? focused : null);
    const shown = fieldsIn(root).filter((field) => !fields.includes(field));
    for (const field of fields) {
      const next = shown.find(({ name }) => name === field.name);
      if (next) handOver(field, next, field === current);
    }
    fields = [];
  };
}

function fieldsIn(root: ShadowRoot): readonly HTMLInputElement[] {
  return Array.from(root.querySelectorAll<HTMLInputElement>('input[name]'));
}

function handOver(field: HTMLInputElement, next: HTMLInputElement, hadFocus: boolean): void {
  if (field.value !== '' && next.value === '') {
    // React has a setter of its own on the element, by which it would not notice the value.
    Reflect.set(Object.getPrototypeOf(next) as object, 'value', field.value, next);
    next.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  if (!hadFocus) return;
  next.focus({ preventScroll: true });
  if (field.selectionStart !== null) next.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/** A press that ends where the button of the form was, but on another node, is not a click for browsers. */
function followPress(root: ShadowRoot): void {
  const pressed = root.querySelector('[type=submit]:active');
  if (!pressed) return;
  const { left, right, top, bottom } = pressed.getBoundingClientRect();
  const handleEnd = ({ clientX, clientY }: MouseEvent): void => {
    const isOn = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    const button = root.querySelector<HTMLElement>('[type=submit]');
    if (isOn && button && !root.contains(pressed)) pressAgain(button);
  };
  window.addEventListener('mouseup', handleEnd, { capture: true, once: true });
}
