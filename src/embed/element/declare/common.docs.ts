import type { COMMON_ATTRIBUTES } from './common-attributes.ts';
import { type COMMON_EVENTS, FAILURE_DETAIL, READY_DETAIL } from './common-events.ts';
import type { AttributeDocs, EventDocs } from './documented.ts';
import { type SESSION_ATTRIBUTES, SESSION_DETAIL, type SESSION_EVENTS } from './session-declaration.ts';

export const COMMON_ATTRIBUTE_DOCS: AttributeDocs<typeof COMMON_ATTRIBUTES> = {
  site: 'The country site: determines language, texts, fields, rules and links. The page’s `lang` has no effect.',
  platform: {
    doc: 'The layout of the footer, and whether footer and session keep customers logged in. `CLASSIC`: columns of links, country selector. `MATCH`, which phones get: folding links, country selector. `TABLET` and `SMARTPHONE`: folding links, no country selector, no keep-alive of logins. Nothing else depends on it.',
    defaultText: 'from the viewport’s width: below 768 MATCH, below 1280 TABLET, else CLASSIC',
  },
  'service-base': {
    doc: 'Origin of the services, including logo images: what precedes `/service/…`. A tag may name the origin of the page, that of the script and those listed on the script tag.',
    defaultText: 'the page’s origin',
  },
  'api-key': 'Key for the services, sent as the header `X-Api-Key`. Without it, the header is not sent.',
};

export const PAGE_HEADER_DOC =
  'The parts of the frame that the page omits, separated by spaces or commas. Other words are ignored.';

export const COMMON_EVENT_DOCS: EventDocs<typeof COMMON_EVENTS> = {
  'shop-ready': {
    doc: 'The first render is complete. Fired once per element, not again after a move or a change.',
    detail: READY_DETAIL,
  },
  'shop-failure': {
    doc: 'The widget failed and shows its fallback content; the page and other widgets are not affected.',
    detail: FAILURE_DETAIL,
  },
};

export const SESSION_ATTRIBUTE_DOCS: AttributeDocs<typeof SESSION_ATTRIBUTES> = {
  'ab-tests':
    'Whether the service of the A/B tests is called, which may set a cookie: `off` never calls it, `consent` waits until `document` hears the event `shop-consent` or the value becomes `on`. Not read from a placeholder.',
};

export const SESSION_EVENT_DOCS: EventDocs<typeof SESSION_EVENTS> = {
  'shop-session-change': {
    doc: 'The login state or the result of the keep-alive has changed. `code` is `null` before the first check.',
    detail: SESSION_DETAIL,
  },
};
