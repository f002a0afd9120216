import { createAbTestClient } from '../api/ab-test-client.ts';
import { createRenewalClient } from '../api/login-client.ts';
import type { Request } from '../api/request.ts';
import type { Platform } from '../page/platform.ts';
import { isConsentGiven, subscribeToConsent } from './consent.ts';
import type { SessionState } from './keep-alive-reducer.ts';
import type { Membership } from './members.ts';
import { pageSession } from './page-session.ts';

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
    if (mayAssign) pageSession().assignOnce(createAbTestClient(request));
  };
  const memberOf = ({ request, platform }: SessionFacts) => ({
    platform,
    client: createRenewalClient(request),
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
