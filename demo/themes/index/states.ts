import { FAILING } from './answers.ts';

/** What is typed into the sign-up for each state. */
const TYPED: Readonly<Record<string, string>> = { errors: 'anna@', success: 'anna@example.com', failure: FAILING };

/** Brings each sign-up with `data-state` into its state, as a visitor would, but without moving the focus or the page. */
export function showStates(): void {
  document.addEventListener('shop-ready', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const typed = TYPED[target.dataset['state'] ?? ''];
    const root = target.shadowRoot;
    if (typed !== undefined && root) void submit(root, typed);
  });
}

async function submit(root: ShadowRoot, typed: string): Promise<void> {
  const field = root.querySelector<HTMLInputElement>('input[name=email]');
  const button = root.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!field || !button) return;
  leaveThePageAlone(root);
  // React remembers the value of the field's own property, so the prototype's setter has to be called.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await new Promise((resolve) => setTimeout(resolve));
  button.click();
}

/** The form moves the focus and the page to what it has to say. That is for those who submitted it themselves. */
function leaveThePageAlone(root: ShadowRoot): void {
  const { focus, scrollIntoView } = HTMLElement.prototype;
  let used = false;
  const isPrepared = (element: Element): boolean => !used && element.getRootNode() === root;
  HTMLElement.prototype.focus = function focusUnlessPrepared(options) {
    if (!isPrepared(this)) focus.call(this, options);
  };
  HTMLElement.prototype.scrollIntoView = function scrollUnlessPrepared(options) {
    if (!isPrepared(this)) scrollIntoView.call(this, options);
  };
  for (const type of ['pointerdown', 'keydown'])
    root.addEventListener(type, () => (used = true), { once: true, capture: true });
}
