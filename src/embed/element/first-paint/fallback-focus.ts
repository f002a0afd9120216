import { lightDomOf } from '../light-dom/in-placeholder.ts';

/**
 * Moves the focus of a visitor who is on the fallback content to the first control of what has replaced it. Otherwise the
 * next Tab would lead behind the element, and no screen reader would announce that the link has become a form.
 */
export function passFocusOn(root: ShadowRoot): void {
  const owner = lightDomOf(root.host);
  const { activeElement: focused } = owner.getRootNode() as Document | ShadowRoot;
  if (!focused || focused === owner || !owner.contains(focused) || focused.getClientRects().length > 0) return;
  for (const control of root.querySelectorAll<HTMLElement>('input, select, button, a[href]')) {
    // A hidden control does not take the focus.
    if (control.tabIndex >= 0) control.focus();
    if (root.activeElement === control) return;
  }
}
