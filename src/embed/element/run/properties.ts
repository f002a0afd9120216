import { propertyName } from '../declare/attributes.ts';

/** The element's side of a property that the page reads or sets. */
export interface PropertyTarget {
  readProperty(attribute: string): unknown;
  writeProperty(attribute: string, value: unknown): void;
}

/**
 * Defines an accessor in camelCase for each attribute on the prototype. Properties are not reflected to attributes, so
 * that a token set by property never appears in the markup.
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
 * Sets the properties again that a page set before the element was defined: they are own properties, which hide the
 * accessors.
 *
 * @returns the attributes whose properties were set before the element was defined
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
