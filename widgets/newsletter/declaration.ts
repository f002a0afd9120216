import { flag, integer, linkOrigin, text, url } from '../../src/embed/element/declare/attributes.ts';
import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import { declareWidget, event } from '../../src/embed/element/declare/declaration.ts';
import { oneOf, string } from '../../src/embed/element/declare/event-detail.ts';
import type { WidgetHost } from '../../src/embed/element/declare/widget.ts';
import { SITES } from '../../src/embed/market/sites.ts';

/** What the page learns about a sign-up: where it was made, never who signed up. */
const SUBMIT_DETAIL = { site: oneOf(SITES), origin: string, originAddition: string };

/** The attributes of the sign-up, shared with the footer, which contains a sign-up. */
export const SIGN_UP_ATTRIBUTES = {
  spa: flag('The page is a single-page application: requests use the private variant of the services.'),
  'send-site': flag(
    'Sends the site to the service with each sign-up, as `X-Hunter-Site`: for a host whose services answer for several sites. Default: the site of the host.',
  ),
  origin: text(
    'onsite',
    'Where the sign-up happens, sent to the service and to analytics: any text. The shop itself uses `NEWSLETTER` and `SHOPPING_CART`.',
  ),
  'origin-addition': text('subsite', 'Sub-origin, sent to the service and to analytics.'),
  'image-base': url(
    { value: () => '/static/newsletter/', text: '/static/newsletter/' },
    'URL of the folder with the sign-up’s pictures; a slash at the end is optional. Files: `desktop.webp` (400×300), `tablet.webp` (273×273), and for high-resolution screens `desktop@2x.webp` (800×600) and `tablet@2x.webp` (546×546), which fall back to the former two.',
  ),
  'link-base': linkOrigin(
    { value: () => '', text: 'the page’s origin' },
    'The shop’s origin, for pages that are elsewhere: root-relative links of forms, texts and built-in content lead there. Links of the page’s own content stay as they are.',
  ),
} as const;

export const HEADING_LEVEL_ATTRIBUTE = integer(
  { min: 1, max: 6 },
  2,
  'Level of the widget’s first heading, so that it fits the page’s outline.',
);

/** The events of the sign-up, shared with the footer, which contains a sign-up. */
export const SIGN_UP_EVENTS = {
  'shop-newsletter-submit': event({
    doc: 'The form is valid and about to be sent. Cancel the event to prevent that; the form then stays as it is.',
    detail: SUBMIT_DETAIL,
    cancelable: true,
  }),
  'shop-newsletter-success': event({
    doc: 'The sign-up was accepted; the confirmation mail is on its way.',
    detail: SUBMIT_DETAIL,
  }),
  'shop-newsletter-error': event({
    doc: 'The sign-up failed; the typed values are kept.',
    detail: { result: oneOf(['ERROR_GENERIC', 'ERROR_INVALID_EMAIL']) },
  }),
};

/** Dispatches an event of the sign-up; `false` if a listener has cancelled it. */
export type SignUpDispatch = WidgetHost<typeof SIGN_UP_EVENTS>['dispatch'];

export const newsletterDeclaration = declareWidget({
  tag: 'shop-newsletter',
  className: 'ShopNewsletter',
  doc: 'The newsletter sign-up of a country site: form, consents, double opt-in announcement.',
  attributes: {
    ...COMMON_ATTRIBUTES,
    'invalid-link': flag('The page was opened from a confirmation link that is no longer valid.'),
    ...SIGN_UP_ATTRIBUTES,
    'heading-level': HEADING_LEVEL_ATTRIBUTE,
  },
  events: { ...COMMON_EVENTS, ...SIGN_UP_EVENTS },
  slots: { '': 'Fallback content, shown until the sign-up has rendered and again if it fails.' },
  parts: {
    root: 'Everything inside the element.',
    heading: 'The headline of the form.',
    picture: 'The picture with the discount badge.',
    form: 'The form.',
    submit: 'The row of the submit button.',
    result: 'The message after a sign-up.',
  },
  children: 'fallback',
});
