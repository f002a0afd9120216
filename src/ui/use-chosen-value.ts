import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';

/**
 * Shows the owner's value in a box or list.
 *
 * React would write it at each render. It is written when it has changed, and after each change of the element: what a
 * helper has chosen without an event is not lost when something else is rendered, or when the element comes back from a
 * hidden <Activity>.
 *
 * @param name the property that shows the value
 * @param onChange called with a value that was chosen, also in prerendered markup before the component hydrated it
 * @param offered what a list can show: the value is written again when this changes
 * @returns the value to render the element with, and a function to call when it changes
 */
export function useChosenValue<Name extends string, Value>(
  element: RefObject<Record<Name, Value> | null>,
  name: Name,
  value: Value,
  onChange: (chosen: Value) => void,
  offered?: readonly Value[],
): { readonly initial: Value; readonly handleChange: () => void } {
  const [initial] = useState(value);
  const [turn, renderAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<string>(undefined);
  const state = [value, turn, offered].join(' ');
  const show = useEffectEvent(() => {
    const shown = element.current;
    const before = latest.current;
    latest.current = state;
    if (!shown || before === state) return;
    if (before !== undefined) Object.assign(shown, { [name]: value });
    // A list that does not offer the value shows its first option.
    else if (shown[name] !== value && (offered?.includes(value) ?? true)) onChange(shown[name]);
  });
  useLayoutEffect(() => show(), [state]);
  const handleChange = (): void => {
    if (element.current) onChange(element.current[name]);
    renderAgain();
  };
  return { initial, handleChange };
}
