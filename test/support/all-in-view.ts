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
