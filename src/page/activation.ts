/**
 * Runs `start` at once, or, while the browser prerenders the page for a visit that may never come, when the visit begins.
 *
 * @returns the function that calls it off
 */
export function whenActivated(start: () => void): () => void {
  if (!isPrerendering()) {
    start();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', start, { once: true });
  return () => document.removeEventListener('prerenderingchange', start);
}

function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
