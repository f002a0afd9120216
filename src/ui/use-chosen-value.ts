import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';

interface ChosenValue<Value> {
  /** The owner's value. */
  readonly value: Value;
  /** What can be chosen: the value is written again when this changes. */
  readonly offered?: string;
  /** What the element shows; `undefined` if it cannot show the owner's value. */
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  /** Called with what was chosen in prerendered markup before the component hydrated it. */
  readonly onEarly: (chosen: Value) => void;
}

/**
 * Shows the owner's value in a box or list.
 *
 * React would write it at each render. It is written when it has changed, and after each change of the element: what a
 * helper has chosen without an event is not lost when something else is rendered, or when the element comes back from a
 * hidden <Activity>.
 *
 * @returns a function to call after each change, so that the element shows the owner's value even if it is unchanged
 */
export function useChosenValue<Value>({ value, offered, read, write, onEarly }: ChosenValue<Value>): () => void {
  const [turn, renderAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<readonly unknown[]>(undefined);
  const show = useEffectEvent((facts: readonly unknown[]) => {
    const before = latest.current;
    latest.current = facts;
    const chosen = read();
    if (!before && chosen !== undefined && chosen !== value) onEarly(chosen);
    else if (before?.some((fact, index) => fact !== facts[index])) write(value);
  });
  useLayoutEffect(() => show([value, offered, turn]), [value, offered, turn]);
  return renderAgain;
}
