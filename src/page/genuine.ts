/**
 * A property of a DOM object as the browser has it. `document.scripts` is the page's own `<form name="scripts">` where
 * there is one, and `form.matches` its `<input name="matches">`: what is read off the prototype is out of the reach of
 * markup. `Document` and `Element` are not asked for it, since old libraries put their own in their place.
 *
 * @returns the value; a method is not bound to the object. `undefined` where the browser has no such property.
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

/** The elements that a selector finds in a document or an element, whatever the page's elements are named. */
export function findAll(within: ParentNode, selector: string): readonly Element[] {
  const find = genuine(within, 'querySelectorAll');
  return find ? Array.from(Reflect.apply(find, within, [selector]) as NodeListOf<Element>) : [];
}

/** Whether an element is one that a selector finds, whatever its fields are named, if it is a form. */
export function isFoundBy(selector: string, element: Element): boolean {
  const matches = genuine(element, 'matches');
  return matches !== undefined && Reflect.apply(matches, element, [selector]);
}
