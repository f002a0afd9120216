import { type Idle, idle } from '../../page/tasks.ts';

/**
 * Holds a form that a visitor submits while the widget shows but does not listen yet, and submits it when the widget
 * does: a press of the button is not lost.
 */
export class EarlySubmit {
  readonly #root: ShadowRoot;
  #form: HTMLFormElement | undefined;
  #wait: Idle | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** The widget shows. */
  start(): void {
    this.#root.addEventListener('submit', this.#hold);
  }

  /** The widget listens from now on, or is gone. */
  stop(): void {
    this.#root.removeEventListener('submit', this.#hold);
    this.#wait?.cancel();
  }

  /** Submits the form that was held, if it is still there. React tells the widget in a later task what was typed. */
  release(): void {
    const form = this.#form;
    if (!form) return;
    this.#form = undefined;
    this.#wait = idle();
    void this.#wait.reached.then(() => this.#root.contains(form) && form.requestSubmit());
  }

  readonly #hold = (event: Event): void => {
    event.preventDefault();
    this.#form = event.target as HTMLFormElement;
  };
}
