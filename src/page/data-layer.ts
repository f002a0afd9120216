/** One entry of the page's analytics queue. */
export type DataLayerEntry = Readonly<Record<string, string>>;

interface DataLayerHost {
  dataLayer?: unknown;
}

/**
 * Adds an entry to `window.dataLayer`, which is created when it is missing. A page that keeps something else under that
 * name is left alone: analytics must never cost a sign-up.
 */
export function pushToDataLayer(entry: DataLayerEntry): void {
  try {
    const host = window as DataLayerHost;
    host.dataLayer ??= [];
    const queue = host.dataLayer as { push?: unknown };
    if (typeof queue.push === 'function') (queue as { push(entry: DataLayerEntry): void }).push(entry);
  } catch {
    // A tag manager replaces `push` or the queue by its own, and its failure is not ours.
  }
}
