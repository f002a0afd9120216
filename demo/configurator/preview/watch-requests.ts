import type { ReportedRequest } from './protocol.ts';

/**
 * Reports each request that a script of this page makes by `fetch`, and its answer. Call it before the script of the
 * widgets runs, which keeps the `fetch` that it finds.
 */
export function watchRequests(tell: (request: ReportedRequest) => void): void {
  const original = window.fetch.bind(window);
  let count = 0;
  window.fetch = async (input, init): Promise<Response> => {
    const request: ReportedRequest = {
      id: (count += 1),
      at: Date.now(),
      method: (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase(),
      url: shortAddress(input instanceof Request ? input.url : String(input)),
    };
    const started = performance.now();
    const finish = (result: string): void =>
      tell({ ...request, result, took: Math.round(performance.now() - started) });
    tell(request);
    try {
      const response = await original(input, init);
      finish(String(response.status));
      return response;
    } catch (error) {
      finish(error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed');
      throw error;
    }
  };
}

/** Without the origin where it is the page's. */
function shortAddress(address: string): string {
  const { origin, pathname, search, href } = new URL(address, document.baseURI);
  return origin === location.origin ? pathname + search : href;
}
