import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page comes back from the back/forward cache, where it stood still with all that it had begun. */
export function usePageReturn(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) handleReturn();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);
}
