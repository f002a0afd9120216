/**
 * Runs `start` immediately; on a prerendered page, when the visitor opens the page.
 *
 * @returns the function that cancels it
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
