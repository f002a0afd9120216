/** Moves the focus from an element that a new first paint has replaced to the link or button with the same words. */
export function restoreFocus(root: ShadowRoot, focused: Element | null): void {
  if (!focused) return;
  const controls = Array.from(root.querySelectorAll<HTMLElement>('a[href], button'));
  const next = controls.find(({ textContent }) => textContent === focused.textContent);
  const folded = next?.closest('[hidden]');
  // A press opens the group, as the component does when the layout changes.
  if (folded) controls.find((control) => control.getAttribute('aria-controls') === folded.id)?.click();
  next?.focus({ preventScroll: true });
}
