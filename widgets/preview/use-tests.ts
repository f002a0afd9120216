import { useEffect, useState } from 'react';
import type { AbTestClient } from '../../src/api/ab-test-client.ts';
import type { AbTest } from '../../src/api/openapi/abtest.types.ts';
import type { TestList } from './selection-rules.ts';
import { momentOf, withOffset } from './wall-time-rules.ts';

const LOADING: TestList = { status: 'loading', tests: [] };

/**
 * Asks for the tests that are active at a time.
 *
 * @param wall `YYYY-MM-DDTHH:MM` of the zone
 */
export function fetchTests(
  client: AbTestClient,
  wall: string,
  zone: string,
  signal: AbortSignal,
): Promise<readonly AbTest[]> {
  return client.getTestsAt(withOffset(momentOf(wall, zone), zone), { signal });
}

/**
 * The tests that are active at a time. Another time aborts the request before, so that the last answer wins.
 *
 * @param wall `YYYY-MM-DDTHH:MM`
 * @param zone the site's time zone
 */
export function useTests(client: AbTestClient, wall: string, zone: string): TestList {
  const [loaded, setLoaded] = useState<{ readonly wall: string; readonly list: TestList }>();
  useEffect(() => {
    const controller = new AbortController();
    const show = (list: TestList): void => {
      if (!controller.signal.aborted) setLoaded({ wall, list });
    };
    fetchTests(client, wall, zone, controller.signal).then(
      (tests) => show({ status: tests.length > 0 ? 'found' : 'none', tests }),
      () => show({ status: 'failed', tests: [] }),
    );
    return () => controller.abort();
  }, [client, wall, zone]);
  return loaded?.wall === wall ? loaded.list : LOADING;
}
