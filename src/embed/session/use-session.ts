import { useEffect, useMemo } from 'react';
import { createAbTestClient } from '../api/ab-test-client.ts';
import { ResponseError } from '../api/errors.ts';
import { createRenewalClient } from '../api/login-client.ts';
import type { Request } from '../api/request.ts';
import { usePageFact } from '../page/page-fact.ts';
import type { Platform } from '../page/platform.ts';
import { isConsentGiven, subscribeToConsent } from './consent.ts';
import type { SessionState } from './keep-alive-reducer.ts';
import { pageSession, type SessionMember } from './page-session.ts';
import { timeIn } from './server-time.ts';
import { useMembership } from './use-membership.ts';

export interface SessionOptions {
  /** The function that calls the services: the same one until the attributes change. */
  readonly request: Request;
  readonly platform: Platform;
  /** Whether the visitor is assigned to groups of the A/B tests; with `consent` as soon as the page says so. */
  readonly abTests: 'on' | 'off' | 'consent';
  /** Called on each change of the login state and of the keep-alive. */
  readonly onChange: (state: SessionState) => void;
}

/** Assigns the visitor to groups of the A/B tests, once per page, and keeps a customer logged in. */
export function useSession({ request: untimed, platform, abTests, onChange }: SessionOptions): void {
  const request = useMemo(() => noteTimes(untimed), [untimed]);
  const client = useMemo(() => createRenewalClient(request), [request]);

  const hasConsent = usePageFact(isConsentGiven, () => false, subscribeToConsent);
  const mayAssign = hasConsent ? abTests !== 'off' : abTests === 'on';
  useEffect(() => {
    if (mayAssign) pageSession().assignOnce(createAbTestClient(request));
  }, [request, mayAssign]);

  useMembership(
    join,
    useMemo(() => ({ platform, client }), [platform, client]),
    onChange,
  );
}

const join = (member: SessionMember) => pageSession().join(member);

function noteTimes(request: Request): Request {
  return async (path, options) => {
    const canBeOld = options?.method === undefined || options.method === 'GET';
    const note = ({ headers }: Response): void => pageSession().noteServerTime(timeIn(headers), canBeOld);
    try {
      const response = await request(path, options);
      note(response);
      return response;
    } catch (error) {
      if (error instanceof ResponseError) note(error.response);
      throw error;
    }
  };
}
