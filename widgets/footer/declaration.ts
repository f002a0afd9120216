import { flag, url } from '../../src/embed/element/declare/attributes.ts';
import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import { declareWidget, event } from '../../src/embed/element/declare/declaration.ts';
import { string } from '../../src/embed/element/declare/event-detail.ts';
import { PAGE_HEADER_ATTRIBUTE } from '../../src/embed/element/declare/page-header-attribute.ts';
import { SESSION_EVENTS } from '../../src/embed/element/declare/session-events.ts';
import type { WidgetHost } from '../../src/embed/element/declare/widget.ts';
import { HEADING_LEVEL_ATTRIBUTE, SIGN_UP_ATTRIBUTES, SIGN_UP_EVENTS } from '../newsletter/declaration.ts';
import { PREVIEW_EVENTS } from '../preview/declaration.ts';

const COUNTRY_EVENT = {
  'shop-country-change': event({
    doc: 'A country was chosen, before the redirect. Cancel it to stay.',
    detail: { code: string, href: string },
    cancelable: true,
  }),
};

/** Dispatches the footer's events. */
export type FooterDispatch = WidgetHost<
  typeof SIGN_UP_EVENTS & typeof COUNTRY_EVENT & typeof PREVIEW_EVENTS
>['dispatch'];

export const footerDeclaration = declareWidget({
  tag: 'shop-footer',
  className: 'ShopFooter',
  doc: 'The footer of a country site: sign-up, logos, links, legal pages, country selector, staff panel.',
  attributes: {
    ...COMMON_ATTRIBUTES,
    reduced: flag(
      'Shows only the bottom: legal links, seals and tax note. Also enabled by a cookie named AffiliateNumber or NewApp.',
    ),
    checkout: flag('The page is part of the checkout: groups flagged hideGroupInCheckout are hidden.'),
    'hide-newsletter': flag('Hides the sign-up, for example if the page already has one.'),
    'page-header': PAGE_HEADER_ATTRIBUTE,
    'content-src': {
      ...url(
        { value: () => '', text: 'none' },
        'URL of a JSON file with content, which is merged over the built-in content. On a placeholder, the file must be on a trusted origin.',
      ),
      trustedOnly: 'in-placeholders',
    },
    ...SIGN_UP_ATTRIBUTES,
    'heading-level': HEADING_LEVEL_ATTRIBUTE,
  },
  events: { ...COMMON_EVENTS, ...SIGN_UP_EVENTS, ...COUNTRY_EVENT, ...PREVIEW_EVENTS, ...SESSION_EVENTS },
  slots: { '': 'Fallback links, shown until the footer has rendered and again if it fails.' },
  parts: {
    root: 'Everything inside the element.',
    links: 'The sheet with the link groups.',
    'teaser-row': 'The row of payment and delivery logos.',
    groups: 'The link groups.',
    categories: 'The columns of popular categories.',
    icons: 'A group of icons: social networks, app.',
    bottom: 'The bottom bar.',
    legal: 'The legal links.',
    seals: 'The quality logos.',
    tax: 'The note on taxes.',
    countries: 'The country selector.',
    heading: 'The headline of the sign-up.',
    picture: 'The picture of the sign-up.',
    form: 'The form of the sign-up.',
    submit: 'The row of the sign-up’s button.',
    result: 'The message after a sign-up.',
  },
  children: 'fallback',
});
