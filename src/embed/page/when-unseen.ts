/**
 * Calls back once when an element can leave the page and nothing in the window moves: it is below the window, or above it
 * in a browser that keeps what is in the viewport at its place (scroll anchoring).
 *
 * @returns the function that ends the wait
 */
export function whenUnseen(element: Element, onUnseen: () => void): () => void {
  const anchors = window.CSS.supports('overflow-anchor: auto');
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
    if (isIntersecting || (!anchors && boundingClientRect && boundingClientRect.top < 0)) return;
    observer.disconnect();
    onUnseen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
