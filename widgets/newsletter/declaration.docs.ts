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
  spa: 'For single-page applications: the requests of the sign-up go to `/service/newsletter/api/private` instead of `/service/newsletter/api/internal`.',
  'send-site':
    'Sends the code of the site with each sign-up: your service reads it from the header `X-Hunter-Site`. Set it if one newsletter service is for several sites; otherwise the service uses its default site.',
  offer:
    'What a sign-up is rewarded with: the voucher of the texts, or `none`. With `none`, nothing in the form promises one: no badge, no footnote, no words about it in the headline.',
  origin:
    'Label of the place of the form, for the newsletter service and for analytics: any text, not a web origin. The shop’s own pages use `NEWSLETTER` and `SHOPPING_CART`.',
  'origin-addition': 'Second label, which describes the place in more detail. It is sent together with `origin`.',
  'image-base':
    'URL of the folder with the pictures of the sign-up. The slash at the end is optional. Files: `desktop.webp` (400×300), `tablet.webp` (273×273), and for high-resolution screens `desktop@2x.webp` (800×600) and `tablet@2x.webp` (546×546), which are optional.',
  'link-base': {
    doc: 'The shop’s origin, for pages on another domain: root-relative links of forms, texts and built-in content lead to it. Links in the page’s own content do not change.',
    defaultText: 'the page’s origin',
  },
};

export const HEADING_LEVEL_DOC = 'Level of the widget’s first heading, so that it fits the page’s outline.';

export const SIGN_UP_EVENT_DOCS: EventDocs<typeof SIGN_UP_EVENTS> = {
  'shop-newsletter-submit': {
    doc: 'The form is valid and is about to be sent. Cancel the event to prevent this; the form then does not change.',
    detail: SUBMIT_DETAIL,
  },
  'shop-newsletter-success': {
    doc: 'The service accepted the sign-up and sends the confirmation mail. Also fired, without a request, a mail or `shop-newsletter-submit`, for a bot that filled in the hidden field.',
    detail: SUBMIT_DETAIL,
  },
  'shop-newsletter-error': {
    doc: 'The sign-up failed; the form keeps the typed values. `ERROR_INVALID_EMAIL`: the service refused the address. `ERROR_GENERIC`: any other error, such as a missing connection.',
    detail: ERROR_DETAIL,
  },
};

export const newsletterDocs = documentWidget(newsletterDeclaration, {
  doc: 'The newsletter sign-up of a country site: form, consents, double opt-in announcement.',
  attributes: {
    ...COMMON_ATTRIBUTE_DOCS,
    'invalid-link':
      'Shows a notice above the form that the confirmation link has expired. For the page that such a link opens.',
    ...SIGN_UP_ATTRIBUTE_DOCS,
    'heading-level': HEADING_LEVEL_DOC,
  },
  events: { ...COMMON_EVENT_DOCS, ...SIGN_UP_EVENT_DOCS },
  slots: { '': 'The fallback, shown until the sign-up has rendered, and again if it fails.' },
  parts: {
    root: 'Everything inside the element.',
    heading: 'The headline of the form.',
    picture: 'The picture with the discount badge.',
    form: 'The form.',
    submit: 'The row of the submit button.',
    button: 'The submit button.',
    result: 'The message after a sign-up.',
  },
});
