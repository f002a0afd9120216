import { useEffect, useState } from 'react';
import type { FrontendDataClient } from '../../src/api/frontend-data-client.ts';
import { readCookie } from '../../src/page/cookies.ts';
import { hasSignedUp } from './layout-rules.ts';

/** Whether the sign-up is shown; `undecided` until the service has answered. */
export type SignUpWanted = 'undecided' | 'wanted' | 'unwanted';

/**
 * Asks the service whether the visitor has already signed up. If the service fails, the sign-up is shown.
 *
 * @param possible whether the sign-up could be shown at all; if not, no request is made
 */
export function useSignUpWanted(client: FrontendDataClient, possible: boolean): SignUpWanted {
  const [signedUp, setSignedUp] = useState<boolean>();
  useEffect(() => {
    if (!possible) return undefined;
    const controller = new AbortController();
    client.getPsData(readCookie('CSRF-Token'), { signal: controller.signal }).then(
      // An unexpected body is treated like an unknown status.
      (data) => setSignedUp(hasSignedUp((data as { nl_status?: unknown } | null)?.nl_status)),
      () => {
        if (!controller.signal.aborted) setSignedUp(false);
      },
    );
    return () => controller.abort();
  }, [client, possible]);
  if (!possible) return 'unwanted';
  if (signedUp === undefined) return 'undecided';
  return signedUp ? 'unwanted' : 'wanted';
}
