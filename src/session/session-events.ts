import { event } from '../element/declaration.ts';
import type { SessionState } from './keep-alive.ts';

/** The events of the tags that keep the session: the session element and the footer. */
export const SESSION_EVENTS = {
  'shop-session-change': event<SessionState>({
    doc: 'The login state or the result of the keep-alive has changed. `code` is `null` before the first check.',
    detailType: '{ loggedIn: boolean; code: 0 | 1 | 2 | 3 | 4 | 5 | null }',
  }),
};
