import { choice, flag, integer, linkOrigin, text, url } from '../../src/embed/element/declare/attributes.ts';
import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { originBesideBase, ownPath } from '../../src/embed/page/script-tag.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import {
  cancelableEvent,
  type ElementHandle,
  event,
  oneOf,
  string,
  type WidgetDeclaration,
} from '../../src/embed/element/declare/declaration.ts';
import { SITES } from '../../src/embed/market/sites.ts';

/** What the page learns about a sign-up: where it was made, never who signed up. */
export const SUBMIT_DETAIL = { site: oneOf(SITES), origin: string, originAddition: string };

export const ERROR_DETAIL = { result: oneOf(['ERROR_GENERIC', 'ERROR_INVALID_EMAIL']) };

/** `maxLength` of `origin` and `originAddition` in newsletter.yaml: the service would refuse every sign-up. */
const LONGEST_ORIGIN = 100;

/** The attributes of the sign-up, also of the one in the footer. */
export const SIGN_UP_ATTRIBUTES = {
  spa: { ...flag(), changesMarkup: false },
  'send-site': { ...flag(), changesMarkup: false },
  // What a sign-up is rewarded with is a promise of the shop.
  offer: { ...choice(['voucher', 'none'], 'voucher'), fromPlaceholders: false },
  origin: { ...text('onsite', LONGEST_ORIGIN), changesMarkup: false },
  'origin-addition': { ...text('subsite', LONGEST_ORIGIN), changesMarkup: false },
  // The author of a placeholder may write links, but not those of the shop.
  'image-base': { ...url(() => ownPath('/static/newsletter/')), trustedOnly: 'in-placeholders' },
  'link-base': { ...linkOrigin(() => originBesideBase() ?? ''), trustedOnly: 'in-placeholders' },
} as const;

/** What a sign-up is rewarded with. */
export type Offer = AttributeValues<typeof SIGN_UP_ATTRIBUTES>['offer'];

export const HEADING_LEVEL_ATTRIBUTE = integer({ min: 1, max: 6 }, 2);

/** The parts of the sign-up, also of the one in the footer. */
export const SIGN_UP_PARTS = ['heading', 'picture', 'form', 'submit', 'button', 'result'] as const;

/** The events of the sign-up, also of the one in the footer. */
export const SIGN_UP_EVENTS = {
  'shop-newsletter-submit': cancelableEvent<typeof SUBMIT_DETAIL>(),
  'shop-newsletter-success': event<typeof SUBMIT_DETAIL>(),
  'shop-newsletter-error': event<typeof ERROR_DETAIL>(),
};

/** Dispatches an event of the sign-up; `false` if a listener has cancelled it. */
export type SignUpDispatch = ElementHandle<typeof SIGN_UP_EVENTS>['dispatch'];

export const newsletterDeclaration = {
  tag: 'shop-newsletter',
  attributes: {
    ...COMMON_ATTRIBUTES,
    'invalid-link': flag(),
    ...SIGN_UP_ATTRIBUTES,
    'heading-level': HEADING_LEVEL_ATTRIBUTE,
  },
  events: { ...COMMON_EVENTS, ...SIGN_UP_EVENTS },
  slots: [''],
  parts: ['root', ...SIGN_UP_PARTS],
  children: 'fallback',
} as const satisfies WidgetDeclaration;
