import { choice } from './attributes.ts';
import { boolean, event, oneOf } from './declaration.ts';

/*
 * What the tags that keep the session have in common. Here because the session element and the footer may not import each
 * other.
 */

/** Whether the service of the A/B tests is called. It sets a cookie, so a page may have to ask the visitor first. */
export const SESSION_ATTRIBUTES = {
  // A mistyped `consent` must not set a cookie.
  'ab-tests': { ...choice(['on', 'off', 'consent'], 'on'), ifUnknown: 'off', forPage: true, fromPlaceholders: false },
} as const;

export const SESSION_DETAIL = { loggedIn: boolean, code: oneOf([0, 1, 2, 3, 4, 5, null]) };

export const SESSION_EVENTS = {
  'shop-session-change': event<typeof SESSION_DETAIL>(),
};
