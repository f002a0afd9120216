import { idle } from '../../page/tasks.ts';

const EVENTS = ['focusout', 'click', 'submit'] as const;

/**
 * Holds what a visitor does in a widget that shows but does not listen yet, and repeats it when the widget does: a press
 * of a button is not lost, and a field that was left is checked. What was typed is in the fields, where React finds it.
 */
export class EarlyInput {
  readonly #root: ShadowRoot;
  readonly #left = new Set<EventTarget>();
  /** Buttons in the order in which they were pressed, and forms that a script submitted. */
  #pressed: HTMLElement[] = [];

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** The widget shows. */
  start(): void {
    for (const type of EVENTS) this.#root.addEventListener(type, this.#hold);
  }

  /** The widget listens from now on. */
  stop(): void {
    for (const type of EVENTS) this.#root.removeEventListener(type, this.#hold);
  }

  /** The widget is gone, and with it what was held. */
  forget(): void {
    this.stop();
    this.#left.clear();
    this.#pressed = [];
  }

  /** Repeats what was held, with what is still there. React tells the widget in a later task what was typed. */
  release(): void {
    if (this.#left.size === 0 && this.#pressed.length === 0) return;
    void idle().reached.then(this.#repeat);
  }

  readonly #hold = (event: Event): void => {
    const target = event.target as HTMLElement;
    if (event.type === 'focusout') this.#left.add(target);
    else if (event.type === 'click') this.#press(target.closest('button'));
    else {
      event.preventDefault();
      this.#press((event as SubmitEvent).submitter ?? target);
    }
  };

  /** A button that seems to do nothing is pressed again, which means one press. */
  #press(target: HTMLElement | null): void {
    if (target && target !== this.#pressed.at(-1)) this.#pressed.push(target);
  }

  readonly #repeat = (): void => {
    const pressed = this.#pressed;
    for (const field of this.#left) {
      if (this.#root.contains(field as Node) && this.#root.activeElement !== field) {
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
    }
    this.#left.clear();
    this.#pressed = [];
    for (const target of pressed) {
      if (!this.#root.contains(target)) continue;
      if (target.localName === 'form') (target as HTMLFormElement).requestSubmit();
      else target.click();
    }
  };
}
