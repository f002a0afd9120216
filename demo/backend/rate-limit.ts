/** Counts requests per client in consecutive periods. */
export interface RateLimit {
  /** Counts one request of a client. Returns how many seconds the client has to wait, 0 if it does not. */
  take(client: string): number;
}

/**
 * Limits the number of requests per client.
 *
 * @param most maximum number of requests in a period
 * @param period in milliseconds
 * @param clock returns the current time as epoch milliseconds
 */
export function createRateLimit(most: number, period: number, clock: () => number): RateLimit {
  const counts = new Map<string, number>();
  let began = clock();
  return {
    take: (client) => {
      const now = clock();
      if (now < began || now >= began + period) {
        counts.clear();
        began = now;
      }
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count);
      return count > most ? Math.ceil((began + period - now) / 1000) : 0;
    },
  };
}
