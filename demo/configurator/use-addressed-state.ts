import { useCallback, useEffect, useRef, useState } from 'react';
import { queryOf, stateOf } from './state/address.ts';
import { cleaned, type State } from './state/state.ts';

/**
 * Changes the state.
 *
 * @param control what was changed: several changes of one control in a row, such as typed letters, are one step back
 */
export type Change = (update: (state: State) => State, control: string) => void;

/** The state, kept in the page's address: a link restores it, and the browser's buttons go through what was set. */
export function useAddressedState(): readonly [State, Change] {
  const [state, setState] = useState(() => stateOf(location.search));
  const current = useRef(state);
  const lastControl = useRef('');

  useEffect(() => {
    const restore = (): void => {
      lastControl.current = '';
      current.current = stateOf(location.search);
      setState(current.current);
    };
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, []);

  const change = useCallback<Change>((update, control) => {
    const next = cleaned(update(current.current));
    const address = `${location.pathname}${queryOf(next)}${location.hash}`;
    const isNew = queryOf(next) !== queryOf(current.current);
    if (isNew && control !== lastControl.current) history.pushState(null, '', address);
    else if (isNew) history.replaceState(null, '', address);
    lastControl.current = control;
    current.current = next;
    setState(next);
  }, []);
  return [state, change];
}
