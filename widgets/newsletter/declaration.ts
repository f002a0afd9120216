import { anyOrigin, flag, integer, text, url } from '../../src/element/declare/attributes.ts';
import { COMMON_ATTRIBUTES } from '../../src/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/element/declare/common-events.ts';
import { declareWidget, event } from '../../src/element/declare/declaration.ts';
import { oneOf, string } from '../../src/element/declare/event-detail.ts';
import type { WidgetHost } from '../../src/element/declare/widget.ts';
import { SITES } from '../../src/market/sites.ts';

/** What the page learns about a sign-up: where it was made, never who signed up. */
const SUBMIT_DETAIL = { site: oneOf(SITES), origin: string, originAddition: string };

/** The attributes of the sign-up, shared with the footer, which contains a sign-up. */
export const SIGN_UP_ATTRIBUTES = {
  spa: flag('The page is a single-page application: the private variant of the calls is used.'),
  'send-site': flag(
    'Tells the service the site with each sign-up, as `X-Hunter-Site`: for a host whose services answer for several sites. Left out, the host’s own site counts.',
  ),
  origin: text(
    'onsite',
    'Where the sign-up happens, for the service and analytics: any text. The shop’s own places are `NEWSLETTER` and `SHOPPING_CART`.',
  ),
  'origin-addition': text('subsite', 'A closer word on the origin, for the service and analytics.'),
  'image-base': url(
    { value: () => '/static/newsletter/', text: '/static/newsletter/' },
    'The folder of the sign-up’s pictures; a slash at its end may be left out. In it: `desktop.webp` (400×300), `tablet.webp` (273×273), and for sharp screens `desktop@2x.webp` (800×600) and `tablet@2x.webp` (546×546), which fall back to the former two.',
  ),
  'link-base': anyOrigin(
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
    doc: 'The form is valid and about to be sent. Cancel it to keep it from being sent; the form stays as it is.',
    detail: SUBMIT_DETAIL,
    cancelable: true,
  }),
  'shop-newsletter-success': event({
    doc: 'The sign-up was accepted; the confirmation mail is on its way.',
    detail: SUBMIT_DETAIL,
  }),
  'shop-newsletter-error': event({
    doc: 'The sign-up failed; what the visitor typed is kept.',
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
    submit: 'The line of the submit button.',
    result: 'The message after a sign-up.',
  },
  children: 'fallback',
});
