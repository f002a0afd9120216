/** One value that is kept between requests. */
export interface Kept<Value> {
  get(): Value;
  set(value: Value): void;
}

/** Keeps a value as long as the process runs. */
export function keptInMemory<Value>(initial: Value): Kept<Value> {
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
    },
  };
}
