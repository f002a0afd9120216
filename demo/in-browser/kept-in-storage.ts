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
        return JSON.parse(text) as Value;
      } catch {
        return initial();
      }
    },
    set: (value) => storage.setItem(key, JSON.stringify(value)),
  };
}
