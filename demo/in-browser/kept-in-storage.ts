import type { Kept } from '../backend/kept.ts';

/**
 * Keeps a value in a storage of the browser. What cannot be read counts as never kept: a visitor may have changed it.
 *
 * @param initial returns the value before the first was kept
 */
export function keptInStorage<Value>(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  initial: () => Value,
): Kept<Value> {
  return {
    get: () => {
      const text = storage.getItem(key);
      if (text === null) return initial();
      try {
        return JSON.parse(text, revived) as Value;
      } catch {
        return initial();
      }
    },
    set: (value) => storage.setItem(key, JSON.stringify(value, replaced)),
  };
}

/** The name under which JSON holds the entries of a map. */
const ENTRIES = '$entries';

function replaced(_key: string, value: unknown): unknown {
  return value instanceof Map ? { [ENTRIES]: [...value] } : value;
}

function revived(_key: string, value: unknown): unknown {
  const isMap = typeof value === 'object' && value !== null && ENTRIES in value;
  return isMap ? new Map(value[ENTRIES] as [unknown, unknown][]) : value;
}
