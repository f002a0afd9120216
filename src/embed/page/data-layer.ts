/**
 * Adds an entry to `window.dataLayer`, which is created if it is missing. Anything else under that name is left alone: an
 * error in analytics must not prevent a sign-up.
 */
export function pushToDataLayer(entry: Readonly<Record<string, string>>): void {
  try {
    const target = window as { dataLayer?: unknown };
    target.dataLayer ??= [];
    const queue = target.dataLayer as { push?: unknown };
    if (typeof queue.push === 'function') (queue as { push(given: object): void }).push(entry);
  } catch {
    // A tag manager may replace `push` or the queue; its errors are ignored.
  }
}
