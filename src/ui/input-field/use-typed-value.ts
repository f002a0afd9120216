import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Shows a value in a text field and keeps it out of the markup.
 *
 * React copies the value of a field that it controls into the `value` attribute, where style sheets (`[value^=a]`),
 * crash reports and stored pages can read what somebody typed. So React is not told the value: only the property is
 * written, and only where it differs, which leaves the caret, autofill and an unfinished composition alone.
 *
 * @param onTyped hears what was typed before the component took over prerendered markup
 * @returns a function to call after each change: the field then shows the owner's value again, even if that has stayed
 * the same, as a controlled field of React does
 */
export function useTypedValue(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onTyped: (typed: string) => void,
): () => void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const isFirst = latest.current === undefined;
    latest.current = value;
    if (isFirst && value === '' && element.value !== '') onTyped(element.value);
    else write(element, value);
  });
  useEffect(() => {
    const root = field.current?.getRootNode();
    if (!root) return undefined;
    const handleReset = ({ target }: Event): void => {
      // Without an attribute a reset empties the field, after this event; the value is the owner's to change.
      if (target === field.current?.form) requestAnimationFrame(() => write(field.current, latest.current ?? ''));
    };
    root.addEventListener('reset', handleReset, true);
    return () => root.removeEventListener('reset', handleReset, true);
  }, [field]);
  return renderAgain;
}

function write(element: HTMLInputElement | null, value: string): void {
  if (element && element.value !== value) element.value = value;
}
