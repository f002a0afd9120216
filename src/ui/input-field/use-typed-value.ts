import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Shows a value in a text field without writing it into the markup.
 *
 * React copies the value of a controlled field into the `value` attribute, where stylesheets (`[value^=a]`), crash
 * reports and saved pages can read what somebody typed. So React does not get the value: only the property is written,
 * and only if it differs, which preserves the caret, autofill and an unfinished composition. It is written when the
 * owner's value has changed, and after each change of the field: what a password manager has put in without an event is
 * not lost when something else is rendered, or when the field comes back from a hidden <Activity>.
 *
 * @param onTyped called with a value that was typed before the component hydrated prerendered markup
 * @returns a function to call after each change, so that the field shows the owner's value even if it is unchanged
 */
export function useTypedValue(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onTyped: (typed: string) => void,
): () => void {
  const [turn, renderAgain] = useReducer((count: number) => count + 1, 0);
  const report = useEffectEvent(onTyped);
  const latest = useRef<{ readonly value: string; readonly turn: number }>(undefined);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const before = latest.current;
    latest.current = { value, turn };
    if (!before && value === '' && element.value !== '') report(element.value);
    else if (before?.value !== value || before.turn !== turn) write(element, value);
  }, [field, value, turn]);
  useEffect(() => {
    const root = field.current?.getRootNode();
    if (!root) return undefined;
    const handleReset = ({ target }: Event): void => {
      // Without the attribute a reset empties the field after this event; only the owner may change the value.
      if (target === field.current?.form)
        requestAnimationFrame(() => write(field.current, latest.current?.value ?? ''));
    };
    root.addEventListener('reset', handleReset, true);
    return () => root.removeEventListener('reset', handleReset, true);
  }, [field]);
  return renderAgain;
}

function write(element: HTMLInputElement | null, value: string): void {
  if (element && element.value !== value) element.value = value;
}
