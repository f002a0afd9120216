import { listenInside } from '../../page/listen.ts';

/** What only a mounted widget can answer. A link works by itself. */
const ANSWERED = 'input, select, textarea, button, label, summary';

const ARRIVALS = ['pointerover', 'focusin', 'keydown', 'input', 'change', 'click', 'submit', 'beforematch'] as const;

/**
 * Calls `onArrival` each time a visitor comes to a field or a button of a shadow tree: with a mouse, the focus, a key, a press
 * or find-in-page. A finger that scrolls past is no visitor. A field that was filled in before counts, too.
 *
 * @returns the function that ends it
 */
export function onVisitor(root: ShadowRoot, onArrival: (by: string) => void): () => void {
  const note = (event: Event): void => {
    const isFinger = event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch';
    const isAnswered =
      /^(?:beforematch|submit)$/.test(event.type) || (event.target as Element).closest(ANSWERED) !== null;
    if (!isAnswered || isFinger) return;
    // The widget then knows that the visitor has been there, also if they have left by then.
    if (event.type === 'focusin') (event.target as HTMLElement).dataset['visited'] = '';
    onArrival(event.type);
  };
  const end = listenInside(root, ARRIVALS, note, { capture: true, passive: true });
  const hasFocus = root.activeElement?.matches(ANSWERED) === true;
  const isBegun = hasFocus || fieldsIn(root).some(isFilledIn) || hasRevealed(root);
  if (isBegun) onArrival('early input');
  return end;
}

function fieldsIn(root: ShadowRoot): readonly HTMLInputElement[] {
  return Array.from(root.querySelectorAll<HTMLInputElement>('input'));
}

/** Whether find-in-page has opened what a button controls. */
function hasRevealed(root: ShadowRoot): boolean {
  const buttons = Array.from(root.querySelectorAll('[aria-expanded="false"][aria-controls]'));
  return buttons.some((button) => root.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden === false);
}

function isFilledIn({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}
