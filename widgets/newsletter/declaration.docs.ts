import { COMMON_ATTRIBUTE_DOCS, COMMON_EVENT_DOCS } from '../../src/embed/element/declare/common.docs.ts';
import { type AttributeDocs, documentWidget, type EventDocs } from '../../src/embed/element/declare/documented.ts';
import {
  ERROR_DETAIL,
  newsletterDeclaration,
  type SIGN_UP_ATTRIBUTES,
  type SIGN_UP_EVENTS,
  SUBMIT_DETAIL,
} from './declaration.ts';

export const SIGN_UP_ATTRIBUTE_DOCS: AttributeDocs<typeof SIGN_UP_ATTRIBUTES> = {
  spa: 'The page is a single-page application: requests use the private variant of the services.',
  'send-site':
    'Sends the site to the service with each sign-up, as `X-Hunter-Site`: for a host whose services answer for several sites. Default: the site of the host.',
  origin:
    'Where the sign-up happens, sent to the service and to analytics: any text. The shop itself uses `NEWSLETTER` and `SHOPPING_CART`.',
  'origin-addition': 'Sub-origin, sent to the service and to analytics.',
  'image-base':
    'URL of the folder with the sign-up’s pictures; a slash at the end is optional. Files: `desktop.webp` (400×300), `tablet.webp` (273×273), and for high-resolution screens `desktop@2x.webp` (800×600) and `tablet@2x.webp` (546×546), which fall back to the former two.',
  'link-base': {
    doc: 'The shop’s origin, for pages that are elsewhere: root-relative links of forms, texts and built-in content lead there. Links of the page’s own content stay as they are.',
    defaultText: 'the page’s origin',
  },
};

export const HEADING_LEVEL_DOC = 'Level of the widget’s first heading, so that it fits the page’s outline.';

export const SIGN_UP_EVENT_DOCS: EventDocs<typeof SIGN_UP_EVENTS> = {
  'shop-newsletter-submit': {
    doc: 'The form is valid and about to be sent. Cancel the event to prevent that; the form then stays as it is.',
    detail: SUBMIT_DETAIL,
  },
  'shop-newsletter-success': {
    doc: 'The sign-up was accepted; the confirmation mail is on its way. Also fired for a bot that filled the hidden field, for which nothing was sent and `shop-newsletter-submit` was not fired.',
    detail: SUBMIT_DETAIL,
  },
  'shop-newsletter-error': { doc: 'The sign-up failed; the typed values are kept.', detail: ERROR_DETAIL },
};

export const newsletterDocs = documentWidget(newsletterDeclaration, {
  doc: 'The newsletter sign-up of a country site: form, consents, double opt-in announcement.',
  attributes: {
    ...COMMON_ATTRIBUTE_DOCS,
    'invalid-link': 'The page was opened from a confirmation link that is no longer valid.',
    ...SIGN_UP_ATTRIBUTE_DOCS,
    'heading-level': HEADING_LEVEL_DOC,
  },
  events: { ...COMMON_EVENT_DOCS, ...SIGN_UP_EVENT_DOCS },
  slots: { '': 'Fallback content, shown until the sign-up has rendered and again if it fails.' },
  parts: {
    root: 'Everything inside the element.',
    heading: 'The headline of the form.',
    picture: 'The picture with the discount badge.',
    form: 'The form.',
    submit: 'The row of the submit button.',
    result: 'The message after a sign-up.',
  },
});
