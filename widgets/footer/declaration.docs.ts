import {
  COMMON_ATTRIBUTE_DOCS,
  COMMON_EVENT_DOCS,
  PAGE_HEADER_DOC,
  SESSION_ATTRIBUTE_DOCS,
  SESSION_EVENT_DOCS,
} from '../../src/embed/element/declare/common.docs.ts';
import { documentWidget, type EventDocs } from '../../src/embed/element/declare/documented.ts';
import { HEADING_LEVEL_DOC, SIGN_UP_ATTRIBUTE_DOCS, SIGN_UP_EVENT_DOCS } from '../newsletter/declaration.docs.ts';
import { PREVIEW_EVENT_DOCS } from '../preview/declaration.docs.ts';
import { COUNTRY_DETAIL, type COUNTRY_EVENT, footerDeclaration } from './declaration.ts';

const COUNTRY_EVENT_DOC: EventDocs<typeof COUNTRY_EVENT> = {
  'shop-country-change': {
    doc: 'The visitor chose a country; fired before the redirect. Cancel the event to prevent the redirect.',
    detail: COUNTRY_DETAIL,
  },
};

export const footerDocs = documentWidget(footerDeclaration, {
  doc: 'The footer of a country site: sign-up, logos, links, legal pages, country selector, staff panel.',
  attributes: {
    ...COMMON_ATTRIBUTE_DOCS,
    reduced:
      'Shows only the bottom bar: legal links, seals and tax note. A cookie of `reduced-cookies` has the same effect.',
    'reduced-cookies':
      'Names of the cookies that reduce the footer, separated by spaces or commas, if their value is not empty, `0` or `false`.',
    checkout: 'For pages of the checkout: hides the groups that have `hideGroupInCheckout` in the content.',
    'hide-newsletter': 'Hides the sign-up, for example if the page already has one.',
    'page-header': PAGE_HEADER_DOC,
    'content-src':
      'URL of a JSON file with content. The content is merged over the built-in content. On a placeholder, the file must be on a trusted origin.',
    ...SESSION_ATTRIBUTE_DOCS,
    ...SIGN_UP_ATTRIBUTE_DOCS,
    'heading-level': HEADING_LEVEL_DOC,
  },
  events: {
    ...COMMON_EVENT_DOCS,
    ...SIGN_UP_EVENT_DOCS,
    ...COUNTRY_EVENT_DOC,
    ...PREVIEW_EVENT_DOCS,
    ...SESSION_EVENT_DOCS,
  },
  slots: { '': 'The fallback, shown until the footer has rendered, and again if it fails.' },
  parts: {
    root: 'Everything inside the element.',
    links: 'The sheet with the link groups.',
    'teaser-row': 'The row of payment and delivery logos.',
    groups: 'The link groups.',
    'group-heading': 'The heading of a link group or of the popular categories.',
    link: 'A link of a group or of the popular categories.',
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
    button: 'The button of the sign-up.',
    result: 'The message after a sign-up.',
  },
});
