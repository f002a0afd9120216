/** Adds the missing methods to jsdom's `<dialog>` and to popovers, which its styles hide. What they do besides (the top layer, the focus, Escape) is tested in browsers. */
export function installNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement): void {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement): void {
    this.style.display = '';
  };
}

/** An `IntersectionObserver` for jsdom, which has no layout: every element is in view. */
export class AllInView {
  readonly #callback: (entries: readonly object[]) => void;

  constructor(callback: (entries: readonly object[]) => void) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#callback([{ target, isIntersecting: true }]));
  }

  unobserve(): void {}

  disconnect(): void {}
}
