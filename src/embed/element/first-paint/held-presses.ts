import { pressAgain } from '../../page/held-press.ts';
import { listenInside } from '../../page/listen.ts';
import { idle } from '../../page/tasks.ts';

/** What a visitor presses in markup that shows before its widget is mounted. */
export class HeldPresses {
  readonly #root: ShadowRoot;
  /** In the order of the presses. */
  #pressed: HTMLButtonElement[] = [];
  /** The ids of what the visitor has opened. */
  #opened = new Set<string>();
  #isHydrating = false;
  #endListening = (): void => undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  listen(): void {
    this.#isHydrating = false;
    this.stop();
    this.#endListening = listenInside(this.#root, ['click', 'submit'], this.#handlePress);
  }

  stop(): void {
    this.#endListening();
  }

  /** Enter in a field presses the button of the form, and a script may submit the form without it. */
  readonly #handlePress = ({ type, target }: Event): void => {
    const button =
      type === 'click'
        ? (target as Element).closest('button')
        : (target as Element).querySelector<HTMLButtonElement>('[type=submit]');
    if (!button || this.#toggle(button)) return;
    // Repeated presses of one button count once.
    if (button !== this.#pressed.at(-1)) this.#pressed.push(button);
    button.setAttribute('aria-busy', 'true');
    if (!this.#isHydrating) this.#tell(true);
  };

  /** A button that becomes busy is silent: Orca announces nothing. */
  #tell(isBusy: boolean): void {
    const region = this.#root.querySelector('[data-busy]');
    if (region) region.textContent = isBusy ? region.getAttribute('data-busy') : '';
  }

  /** React finds the region empty, as it has rendered it. */
  hydrate(): void {
    this.#isHydrating = true;
    this.#tell(false);
  }

  /** Opens or closes what a button controls, which the component finds so; returns whether it controls anything. */
  #toggle(button: HTMLButtonElement): boolean {
    const id = button.getAttribute('aria-controls') ?? '';
    const content = this.#root.getElementById(id);
    if (!content?.hasChildNodes()) return false;
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) content.setAttribute('hidden', 'until-found');
    else content.removeAttribute('hidden');
    if (isOpen) this.#opened.delete(id);
    else this.#opened.add(id);
    return true;
  }

  /** The presses no longer look as if they were under way; the component shows what comes of them. */
  showDone(): void {
    // React, which has hydrated the button, does not know the attribute.
    for (const button of this.#pressed) button.removeAttribute('aria-busy');
    this.#tell(false);
  }

  /** Drops the presses, because nothing will come of them; returns whether one of them was to send a form. */
  drop(): boolean {
    this.showDone();
    return this.#pressed.splice(0).some(({ type }) => type === 'submit');
  }

  /** Presses again what was pressed, each button or the one in its place. React tells the widget in a later task what was typed. */
  async release(): Promise<void> {
    for (const id of this.#opened) {
      const button = this.#root.querySelector<HTMLElement>(controlOf(id));
      if (button?.getAttribute('aria-expanded') === 'false') button.click();
    }
    this.#opened.clear();
    if (this.#pressed.length === 0) return;
    await idle().reached;
    for (const button of this.#pressed.splice(0)) {
      const current = this.#root.contains(button) ? button : this.#successorOf(button);
      if (current) pressAgain(current);
    }
  }

  /** The button that has replaced another one, together with the markup around it. */
  #successorOf(button: HTMLButtonElement): HTMLElement | null {
    const id = button.getAttribute('aria-controls');
    return this.#root.querySelector(id === null ? `[type=${button.type}]` : controlOf(id));
  }
}

/** Somebody else may have written the markup that shows, and any text as an id. */
const controlOf = (id: string): string => `[aria-controls="${CSS.escape(id)}"]`;
