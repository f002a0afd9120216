import { propertyName } from '../declare/attributes.ts';

/** What an element does when the page reads or sets a property. */
export interface PropertyTarget {
  readProperty(attribute: string): unknown;
  writeProperty(attribute: string, value: unknown): void;
}

/**
 * Puts an accessor in camelCase for every attribute on a class. None is reflected: a token set by property never shows
 * in the markup.
 */
export function defineProperties(prototype: PropertyTarget, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get(this: PropertyTarget) {
        return this.readProperty(attribute);
      },
      set(this: PropertyTarget, value: unknown) {
        this.writeProperty(attribute, value);
      },
    });
  }
}

/**
 * Sets the properties that a page set before the script came once more: they are own properties and hide the accessors.
 *
 * @returns the attributes whose properties were set that early
 */
export function adoptEarlyProperties(element: object, attributes: readonly string[]): readonly string[] {
  const bag = element as Record<string, unknown>;
  const early = attributes.filter((attribute) => Object.hasOwn(bag, propertyName(attribute)));
  for (const name of early.map(propertyName)) {
    const value = bag[name];
    delete bag[name];
    bag[name] = value;
  }
  return early;
}
