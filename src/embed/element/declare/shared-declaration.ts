import { choice, tokens } from './attributes.ts';
import { boolean, event, oneOf } from './declaration.ts';

/* What tags have in common that may not import each other: the footer with the session, and with the layout. */

/** What a page leaves out of its layout. */
export const PAGE_HEADER_ATTRIBUTE = tokens(['NO_FOOTER', 'NO_HEADER']);

/** Whether the service of the A/B tests is called. It sets a cookie, so a page may have to ask the visitor first. */
export const SESSION_ATTRIBUTES = {
  // A mistyped `consent` must not set a cookie.
  'ab-tests': { ...choice(['on', 'off', 'consent'], 'on'), ifUnknown: 'off', forPage: true, fromPlaceholders: false },
} as const;

export const SESSION_DETAIL = { loggedIn: boolean, code: oneOf([0, 1, 2, 3, 4, 5, null]) };

export const SESSION_EVENTS = {
  'shop-session-change': event<typeof SESSION_DETAIL>(),
};
