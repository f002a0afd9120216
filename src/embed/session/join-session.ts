import { createAbTestClient } from '../api/ab-test-client.ts';
import { ResponseError } from '../api/errors.ts';
import { createRenewalClient } from '../api/login-client.ts';
import type { Request } from '../api/request.ts';
import type { Platform } from '../page/platform.ts';
import { isConsentGiven, subscribeToConsent } from './consent.ts';
import type { SessionState } from './keep-alive-reducer.ts';
import type { Membership } from './members.ts';
import { pageSession } from './page-session.ts';
import { timeIn } from './server-time.ts';

/** What an element contributes to the session of its page. */
export interface SessionFacts {
  /** The function that calls the services: the same one until the attributes change. */
  readonly request: Request;
  readonly platform: Platform;
  /** Whether the visitor is assigned to groups of the A/B tests; with `consent` as soon as the page says so. */
  readonly abTests: 'on' | 'off' | 'consent';
}

/**
 * Assigns the visitor to groups of the A/B tests, once per page, and keeps a customer logged in while the element is on the
 * page.
 *
 * @param onChange called on each change of the login state and of the keep-alive
 */
export function joinSession(facts: SessionFacts, onChange: (state: SessionState) => void): Membership<SessionFacts> {
  let current = facts;
  const assign = (): void => {
    const { request, abTests } = current;
    const mayAssign = isConsentGiven() ? abTests !== 'off' : abTests === 'on';
    if (mayAssign) pageSession().assignOnce(createAbTestClient(noteTimes(request)));
  };
  const memberOf = ({ request, platform }: SessionFacts) => ({
    platform,
    client: createRenewalClient(noteTimes(request)),
    onChange,
  });
  const membership = pageSession().join(memberOf(facts));
  const endConsent = subscribeToConsent(assign);
  assign();
  return {
    update(changed) {
      const isSame = changed.request === current.request && changed.platform === current.platform;
      current = changed;
      if (!isSame) membership.update(memberOf(changed));
      assign();
    },
    leave() {
      endConsent();
      membership.leave();
    },
  };
}

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
