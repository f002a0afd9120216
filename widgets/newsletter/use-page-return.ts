import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../src/embed/page/listen.ts';

/**
 * Calls back when the page returns from the back/forward cache, in which scripts and requests are suspended, with the
 * moment of the return.
 */
export function usePageReturn(onReturn: (moment: number) => void): void {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => listen('pageshow', ({ persisted, timeStamp }) => void (persisted && handleReturn(timeStamp))), []);
}
