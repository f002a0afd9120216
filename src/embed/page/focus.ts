/** Whether an element, or one inside it, has the focus of its tree: of the document or of its shadow root. */
export function hasFocus(element: Element | null | undefined): boolean {
  return element?.contains((element.getRootNode() as Document | ShadowRoot).activeElement) === true;
}
