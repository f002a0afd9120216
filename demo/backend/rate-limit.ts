/** Counts what clients do in periods that follow each other. */
export interface RateLimit {
  /** Counts once more for a client. Returns how many seconds it has to wait, 0 when it need not. */
  take(client: string): number;
}

/**
 * Lets each client do something so many times in a period.
 *
 * @param most how many times
 * @param period in milliseconds
 * @param clock the time, as epoch milliseconds
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
