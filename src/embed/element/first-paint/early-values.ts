/**
 * Looks at what a visitor has done in markup that another tree may replace: the values of its fields, the focus, the caret,
 * and a press that has not ended. To be called before a tree is rendered, or hydrated, which may fail. A press goes on in the
 * button, link or box with the same words.
 *
 * @returns the function that hands the rest over, once, to the fields with the same names in another tree, if there is one:
 *   what was replaced may be in the DOM still, or not
 */
export function takeValues(root: ShadowRoot): () => void {
  let fields = fieldsIn(root);
  let focused: EventTarget | null = root.activeElement;
  /** A field that is removed has the focus no more, unlike the visitor. */
  const follow = ({ type, target }: Event): void => {
    if (type === 'focusin') focused = target;
    else
      queueMicrotask(() => {
        if (target === focused && (target as Node).isConnected) focused = root.activeElement;
      });
  };
  root.addEventListener('focusin', follow);
  root.addEventListener('focusout', follow);
  followPress(root);
  return () => {
    root.removeEventListener('focusin', follow);
    root.removeEventListener('focusout', follow);
    const shown = fieldsIn(root).filter((field) => !fields.includes(field));
    for (const field of fields) {
      const next = shown.find(({ name }) => name === field.name);
      if (next) handOver(field, next, field === focused);
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

/** A press that ends where its button was, but on another node, is no click for browsers. */
function followPress(root: ShadowRoot): void {
  const pressed = Array.from(root.querySelectorAll(':is(a, button, label, input):active')).at(-1);
  if (!pressed) return;
  const { left, right, top, bottom } = pressed.getBoundingClientRect();
  const purpose = purposeOf(pressed);
  const handleEnd = (up: MouseEvent): void => {
    const isOn = up.clientX >= left && up.clientX <= right && up.clientY >= top && up.clientY <= bottom;
    if (!isOn || root.contains(pressed)) return;
    const next = Array.from(root.querySelectorAll(pressed.localName)).find((each) => purposeOf(each) === purpose);
    next?.dispatchEvent(new MouseEvent('click', up));
  };
  window.addEventListener('mouseup', handleEnd, { capture: true, once: true });
}

/** A form has one button that submits it, in whatever language. */
function purposeOf(pressed: Element): string | null {
  if (pressed.matches('[type=submit]')) return 'submit';
  return (pressed instanceof HTMLInputElement ? pressed.labels?.[0] : pressed)?.textContent ?? null;
}
