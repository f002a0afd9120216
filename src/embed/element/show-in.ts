/**
 * Replaces what is in a shadow root, by methods that the polyfill of shadow trees knows. It does not know `replaceChildren`,
 * and shows no fallback of an element whose root stays empty.
 */
export function showIn(root: ShadowRoot, nodes: readonly Node[]): void {
  while (root.firstChild) root.removeChild(root.firstChild);
  for (const node of nodes) root.insertBefore(node, null);
}
