import { createContext, useContext, useSyncExternalStore } from 'react';

/** What was assumed of the page when the markup was prerendered. */
export interface PrerenderedFacts {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The host name of the page; empty if it was not known. */
  readonly host: string;
  /** The origin of the services; empty if it was not known. */
  readonly serviceBase: string;
}

/** Provides the facts while markup is prerendered, and again while it is hydrated. Without them the page is known. */
export const PrerenderedContext = createContext<PrerenderedFacts | undefined>(undefined);

/**
 * A value that only the page knows, such as a cookie or the time. Prerendered markup and its hydration, which have to be
 * the same, use an assumption; the component then renders again with the value of the page. A first paint has that value.
 *
 * @param read reads the value at each render: a primitive, or the same object each time
 */
export function usePageFact<Value>(
  read: () => Value,
  assume: (facts: PrerenderedFacts) => Value,
  subscribe: (listener: () => void) => () => void = neverChanges,
): Value {
  const facts = useContext(PrerenderedContext);
  return useSyncExternalStore(subscribe, read, facts ? () => assume(facts) : read);
}

/** Whether the component is prerendered, or hydrates prerendered markup or a first paint: then visitors see it already. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = (): (() => void) => () => undefined;
