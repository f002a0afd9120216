import { useEffect, useRef, useState } from 'react';
import type { AbTestClient } from '../../src/embed/api/ab-test-client.ts';
import { SYSTEM_CLOCK } from '../../src/embed/page/clock.ts';
import type { AbTestList } from './selection-rules.ts';
import { momentOf, withOffset } from './local-date-time-rules.ts';

/**
 * How long a time must be unchanged before its tests are requested, in milliseconds. While a day or a month is being typed,
 * its digits are other dates: 1 is January before 12 is December.
 */
const TYPING_PAUSE = 300;

const LOADING: AbTestList = { status: 'loading', tests: [] };

/**
 * The tests that are active at a time. They are requested immediately at first, and after a pause when the time has changed,
 * which aborts the previous request.
 */
export function useAbTests(client: AbTestClient, localDateTime: string, zone: string): AbTestList {
  const [loaded, setLoaded] = useState<{ readonly localDateTime: string; readonly list: AbTestList }>();
  const isFirst = useRef(true);
  useEffect(() => {
    const controller = new AbortController();
    const show = (list: AbTestList): void => {
      if (!controller.signal.aborted) setLoaded({ localDateTime, list });
    };
    const ask = (): void => {
      client.getTestsAt(withOffset(momentOf(localDateTime, zone), zone), { signal: controller.signal }).then(
        (tests) => show({ status: tests.length > 0 ? 'found' : 'none', tests }),
        () => show({ status: 'failed', tests: [] }),
      );
    };
    let cancel = (): void => undefined;
    if (isFirst.current) ask();
    else cancel = SYSTEM_CLOCK.after(TYPING_PAUSE, ask);
    isFirst.current = false;
    return () => {
      cancel();
      controller.abort();
    };
  }, [client, localDateTime, zone]);
  return loaded?.localDateTime === localDateTime ? loaded.list : LOADING;
}
