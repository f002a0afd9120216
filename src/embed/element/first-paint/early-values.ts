/**
 * What a visitor has done in markup that another tree replaces: the values of its fields, the focus and the caret go on in
 * the fields with the same names, and a press in the button, link or box with the same words.
 */
export class EarlyValues {
  readonly #root: ShadowRoot;
  #fields: readonly HTMLInputElement[] = [];
  #focused: EventTarget | null = null;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** Looks at the fields before a tree is rendered, or hydrated, which may fail. */
  take(): void {
    this.#fields = this.#all();
    this.#focused = this.#root.activeElement;
    this.#root.addEventListener('focusin', this.#follow);
    this.#root.addEventListener('focusout', this.#follow);
    this.#followPress();
  }

  /** Hands over to the fields of another tree, if there is one: what was replaced may be in the DOM still, or not. */
  give(): void {
    this.#root.removeEventListener('focusin', this.#follow);
    this.#root.removeEventListener('focusout', this.#follow);
    const replaced = new Set(this.#fields);
    const shown = this.#all().filter((field) => !replaced.has(field));
    for (const field of this.#fields) {
      const next = shown.find(({ name }) => name === field.name);
      if (next) this.#hand(field, next);
    }
    this.#fields = [];
    this.#focused = null;
  }

  #hand(field: HTMLInputElement, next: HTMLInputElement): void {
    const caret = field === this.#focused ? field.selectionStart : null;
    if (field.value !== '' && next.value === '') {
      // React has a setter of its own on the element, by which it would not notice the value.
      Reflect.set(Object.getPrototypeOf(next) as object, 'value', field.value, next);
      next.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    if (field !== this.#focused) return;
    next.focus({ preventScroll: true });
    if (caret !== null) next.setSelectionRange(caret, caret);
  }

  /** A press that ends where its button was, but on another node, is no click for browsers. */
  #followPress(): void {
    const pressed = Array.from(this.#root.querySelectorAll(':is(a, button, label, input):active')).at(-1);
    if (!pressed) return;
    const { left, right, top, bottom } = pressed.getBoundingClientRect();
    const purpose = purposeOf(pressed);
    const handleEnd = (up: MouseEvent): void => {
      const isOn = up.clientX >= left && up.clientX <= right && up.clientY >= top && up.clientY <= bottom;
      if (!isOn || this.#root.contains(pressed)) return;
      const next = Array.from(this.#root.querySelectorAll(pressed.localName)).find(
        (each) => purposeOf(each) === purpose,
      );
      next?.dispatchEvent(new MouseEvent('click', up));
    };
    window.addEventListener('mouseup', handleEnd, { capture: true, once: true });
  }

  #all(): readonly HTMLInputElement[] {
    return Array.from(this.#root.querySelectorAll<HTMLInputElement>('input[name]'));
  }

  /** A field that is removed has the focus no more, unlike the visitor. */
  readonly #follow = ({ type, target }: Event): void => {
    if (type === 'focusin') this.#focused = target;
    else
      queueMicrotask(() => {
        if (target === this.#focused && (target as Node).isConnected) this.#focused = this.#root.activeElement;
      });
  };
}

/** A form has one button that submits it, in whatever language. */
function purposeOf(pressed: Element): string | null {
  if (pressed.matches('[type=submit]')) return 'submit';
  return (pressed instanceof HTMLInputElement ? pressed.labels?.[0] : pressed)?.textContent ?? null;
}
