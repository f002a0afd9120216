/**
 * Adds the missing methods to jsdom's `<dialog>`, as far as components need them: `open`, `cancel` on Escape, `close`,
 * and restoring the focus. Features that only a browser has (inertness, the top layer) are tested in one.
 */
export function installNativeDialog(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    before.set(this, (this.getRootNode() as Document | ShadowRoot).activeElement);
    this.setAttribute('open', '');
    this.addEventListener('keydown', handleEscape);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.removeEventListener('keydown', handleEscape);
    (before.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  };
}

function handleEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
