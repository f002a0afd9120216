import type { COMMON_ATTRIBUTES, SESSION_ATTRIBUTES } from './common-attributes.ts';
import {
  type COMMON_EVENTS,
  FAILURE_DETAIL,
  READY_DETAIL,
  SESSION_DETAIL,
  type SESSION_EVENTS,
} from './common-events.ts';
import type { AttributeDocs, EventDocs } from './documented.ts';

export const COMMON_ATTRIBUTE_DOCS: AttributeDocs<typeof COMMON_ATTRIBUTES> = {
  site: 'The country site: determines language, texts, fields, rules and links, whatever language the page has.',
  platform: {
    doc: 'Layout of the footer, and whether footer and session keep customers logged in. `CLASSIC`: columns of links, country selector, keep-alive. `TABLET` and `SMARTPHONE`: folding groups of links, no country selector, no keep-alive. `MATCH`: folding groups of links, country selector, keep-alive. The other tags ignore it.',
    defaultText: 'from the viewport’s width: below 768 MATCH, below 1280 TABLET, else CLASSIC',
  },
  'service-base': {
    doc: 'Origin of the services and of the logo images: the part of their addresses before `/service/…`. A tag may name the origin of the page, the origin of the script, and those that the script tag lists.',
    defaultText: 'the page’s origin',
  },
  'api-key': 'Key for the services, sent as the header `X-Api-Key`. Without it, the header is not sent.',
};

export const PAGE_HEADER_DOC =
  'Hides areas of the page. `NO_FOOTER` hides the footer and the footer area of the layout, `NO_HEADER` hides the header area of the layout. Anything around these words is ignored.';

export const COMMON_EVENT_DOCS: EventDocs<typeof COMMON_EVENTS> = {
  'shop-ready': {
    doc: 'The first render is complete. Fired once per element, not again after a move or a change.',
    detail: READY_DETAIL,
  },
  'shop-failure': {
    doc: 'The tag failed and shows its fallback. The page and the other tags are not affected. `message` is the error, without addresses and tokens.',
    detail: FAILURE_DETAIL,
  },
};

export const SESSION_ATTRIBUTE_DOCS: AttributeDocs<typeof SESSION_ATTRIBUTES> = {
  'ab-tests':
    'Whether the tag calls the A/B test service, which may set a cookie. `on`: once per page. `off`: never. `consent`: after the page has fired the event `shop-consent` at `document`, or has changed the value to `on`. An unknown value counts as `off`. Ignored on a placeholder.',
};

export const SESSION_EVENT_DOCS: EventDocs<typeof SESSION_EVENTS> = {
  'shop-session-change': {
    doc: 'The login state or the result of the keep-alive has changed. `code` is 0 or 1 after a renewal, 2 after an error of the service, 3 without a token or after any other failure, 4 if no renewal is due yet, 5 if the login has expired, and `null` before the first check.',
    detail: SESSION_DETAIL,
  },
};
