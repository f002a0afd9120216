/**
 * Makes a function for the `ref` of a picture, which sets its address where it differs: optimisers that load pictures later
 * move it to an attribute of theirs in prerendered markup. They do not find it in a shadow tree, and React hydrates no
 * attribute.
 */
export function withAddress(name: 'src' | 'srcset', address: string): (element: Element | null) => void {
  return (element) => {
    if (element && element.getAttribute(name) !== address) element.setAttribute(name, address);
  };
}
