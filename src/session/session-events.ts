import { event } from '../element/declare/declaration.ts';
import { boolean, oneOf } from '../element/declare/event-detail.ts';

/** The events of the tags that keep the session: the session element and the footer. */
export const SESSION_EVENTS = {
  'shop-session-change': event({
    doc: 'The login state or the result of the keep-alive has changed. `code` is `null` before the first check.',
    detail: { loggedIn: boolean, code: oneOf([0, 1, 2, 3, 4, 5, null]) },
  }),
};
