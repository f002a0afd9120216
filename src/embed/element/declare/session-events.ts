import { event } from './declaration.ts';
import { boolean, oneOf } from './event-detail.ts';

export const SESSION_DETAIL = { loggedIn: boolean, code: oneOf([0, 1, 2, 3, 4, 5, null]) };

/**
 * The events of the tags that keep the session. Here because the session element and the footer may not import each
 * other.
 */
export const SESSION_EVENTS = {
  'shop-session-change': event<typeof SESSION_DETAIL>(),
};
