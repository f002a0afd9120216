import { useEffect, useEffectEvent, useState } from 'react';
import type { FrontendDataClient } from '../../src/embed/api/frontend-data-client.ts';
import { readCookies } from '../../src/embed/page/cookies.ts';
import { useIsPrerendered } from '../../src/embed/page/page-fact.ts';

const SIGNED_UP: readonly unknown[] = ['WAITING_FOR_DOI', 'SUBSCRIBED'];

/**
 * Whether the sign-up is shown.
 *
 * - `undecided`: the service has not answered, and nothing is there yet.
 * - `reserved`, `loading`: prerendered markup has a place for it, which is not painted before and while the service is asked.
 * - `empty`: prerendered markup has a place for it, and the visitor has signed up.
 */
export type SignUpWanted = 'undecided' | 'reserved' | 'loading' | 'empty' | 'wanted' | 'unwanted';

/**
 * Asks the service whether the visitor has already signed up. If the service fails, the sign-up is shown.
 *
 * @param possible whether the sign-up could be shown at all; if not, no request is made
 * @param isBegun whether the visitor has begun to fill in a sign-up that shows already: it is not taken away then
 */
export function useSignUpWanted(client: FrontendDataClient, possible: boolean, isBegun: () => boolean): SignUpWanted {
  const isHydrating = useIsPrerendered();
  const [hasPlace] = useState(isHydrating);
  const [signedUp, setSignedUp] = useState<boolean>();
  const settle = useEffectEvent((isSignedUp: boolean) => setSignedUp(isSignedUp && !isBegun()));
  // While the footer hydrates it does not know yet whether a cookie reduces it.
  const isAsked = possible && !isHydrating;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    // After a login the service may know more of the visitor.
    const options = { signal: controller.signal, sharedBy: readCookies('LoginToken').join() };
    client.getPsData(readCookies('CSRF-Token')[0], options).then(
      (data) => settle(SIGNED_UP.includes(data.nl_status)),
      () => {
        if (!controller.signal.aborted) settle(false);
      },
    );
    return () => controller.abort();
  }, [client, isAsked]);
  if (!possible) return 'unwanted';
  if (signedUp === false) return 'wanted';
  if (signedUp === true) return hasPlace ? 'empty' : 'unwanted';
  if (!hasPlace) return 'undecided';
  return isHydrating ? 'reserved' : 'loading';
}
