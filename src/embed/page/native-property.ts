/**
 * A property of a DOM object, read from its prototypes, which markup cannot shadow: a `<form name="scripts">` replaces
 * `document.scripts`. The global `Document` and `Element` are not used, since old libraries replace them.
 *
 * @returns the value; a method is not bound to the object. `undefined` if the browser lacks the property.
 */
export function nativeProperty<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
): Target[Name] | undefined {
  return Reflect.get(Object.getPrototypeOf(target) as object, name, target);
}

/** The elements within that match a selector, whatever names the page's elements have. */
export function findAll(within: ParentNode, selector: string): readonly Element[] {
  const find = nativeProperty(within, 'querySelectorAll');
  return find ? Array.from(Reflect.apply(find, within, [selector]) as NodeListOf<Element>) : [];
}

/** Whether an element matches a selector, even if it is a form with a field named `matches`. */
export function matches(selector: string, element: Element): boolean {
  const method = nativeProperty(element, 'matches');
  return method !== undefined && Reflect.apply(method, element, [selector]);
}
