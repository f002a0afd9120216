/**
 * A property of a DOM object, read from its prototypes, which markup cannot shadow: a `<form name="scripts">` replaces
 * `document.scripts`. The global `Document` and `Element` are not used, since old libraries replace them.
 *
 * @returns the value; a method is not bound to the object. `undefined` if the browser lacks the property.
 */
export function genuine<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
): Target[Name] | undefined {
  for (let owner: unknown = Object.getPrototypeOf(target); owner !== null; owner = Object.getPrototypeOf(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (property) return (property.get ? property.get.call(target) : property.value) as Target[Name];
  }
  return undefined;
}

/** The elements within that match a selector, whatever names the page's elements have. */
export function findAll(within: ParentNode, selector: string): readonly Element[] {
  const find = genuine(within, 'querySelectorAll');
  return find ? Array.from(Reflect.apply(find, within, [selector]) as NodeListOf<Element>) : [];
}

/** Whether an element matches a selector, even if it is a form with a field named `matches`. */
export function matches(selector: string, element: Element): boolean {
  const method = genuine(element, 'matches');
  return method !== undefined && Reflect.apply(method, element, [selector]);
}
