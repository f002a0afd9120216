import { useEffect, useState } from 'react';
import type { FrontendDataClient } from '../../src/api/frontend-data-client.ts';
import { readCookie } from '../../src/page/cookies.ts';
import { hasSignedUp } from './layout-rules.ts';

/** Whether the sign-up shows; `undecided` while the service is being asked. */
export type SignUpWanted = 'undecided' | 'wanted' | 'unwanted';

/**
 * Asks whether the visitor has signed up already. A service that fails keeps nobody from signing up.
 *
 * @param possible whether the sign-up could show at all; else nobody is asked
 */
export function useSignUpWanted(client: FrontendDataClient, possible: boolean): SignUpWanted {
  const [signedUp, setSignedUp] = useState<boolean>();
  useEffect(() => {
    if (!possible) return undefined;
    const controller = new AbortController();
    client.getPsData(readCookie('CSRF-Token'), { signal: controller.signal }).then(
      // A body that is not what it should be counts as none.
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
