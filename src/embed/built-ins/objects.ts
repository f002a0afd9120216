import { ownMap } from './lists.ts';

type Keyed = Record<PropertyKey, unknown>;

/** Sets a property whatever its name is, where assigning would change the prototype or fail because that is frozen. */
export function innerDefine(target: object, key: PropertyKey, value: unknown): void {
  // Without a prototype, so that no property `get` of the page's counts.
  const property = { __proto__: null, value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(target, key, property);
}

/** Prototype 1.6 lists the inherited names, too. */
export function ownObjectKeys(target: object): string[] {
  const keys: string[] = [];
  for (const key in target) if (Object.prototype.hasOwnProperty.call(target, key)) keys.push(key);
  return keys;
}

export function ownObjectEntries(target: object): unknown[] {
  return ownMap(ownObjectKeys(target), (key) => [key, (target as Keyed)[key as string]]);
}

export function ownObjectValues(target: object): unknown[] {
  return ownMap(ownObjectKeys(target), (key) => (target as Keyed)[key as string]);
}

export function ownObjectAssign(target: Keyed, ...sources: ReadonlyArray<object | null | undefined>): Keyed {
  for (const source of sources) {
    // A copy, for the symbols: they count as well.
    const copy: Keyed = { ...source };
    for (const key of Reflect.ownKeys(copy)) target[key] = copy[key];
  }
  return target;
}

export function ownObjectFromEntries(entries: Iterable<readonly [PropertyKey, unknown]>): Keyed {
  const result: Keyed = {};
  for (const [key, value] of entries) innerDefine(result, key, value);
  return result;
}

/** The usual replacement of old pages knows no `null` and no properties. */
export function ownObjectCreate(prototype: object | null, properties?: PropertyDescriptorMap): object {
  const result = { __proto__: prototype };
  return properties ? Object.defineProperties(result, properties) : result;
}
