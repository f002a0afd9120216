import { flag, text, url } from '../../src/embed/element/declare/attributes.ts';
import {
  COMMON_ATTRIBUTES,
  PAGE_HEADER_ATTRIBUTE,
  SESSION_ATTRIBUTES,
} from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS, SESSION_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import {
  cancelableEvent,
  type ElementHandle,
  string,
  type WidgetDeclaration,
} from '../../src/embed/element/declare/declaration.ts';
import { REDUCED_COOKIES } from '../../src/embed/page/cookies.ts';
import { listenForConsent } from '../../src/embed/session/consent.ts';
import {
  HEADING_LEVEL_ATTRIBUTE,
  SIGN_UP_ATTRIBUTES,
  SIGN_UP_EVENTS,
  SIGN_UP_PARTS,
} from '../newsletter/declaration.ts';
import { PREVIEW_EVENTS } from '../preview/declaration.ts';

/** Selects what makes a footer of ours a part of the page's: a page has one landmark of the kind. */
export const PAGE_FOOTER = 'footer, [role~="contentinfo" i]';

export const COUNTRY_DETAIL = { code: string, href: string };

export const COUNTRY_EVENT = { 'shop-country-change': cancelableEvent<typeof COUNTRY_DETAIL>() };

export type FooterDispatch = ElementHandle<
  typeof SIGN_UP_EVENTS & typeof COUNTRY_EVENT & typeof PREVIEW_EVENTS
>['dispatch'];

export const footerDeclaration = {
  tag: 'shop-footer',
  attributes: {
    ...COMMON_ATTRIBUTES,
    reduced: flag(),
    'reduced-cookies': text(REDUCED_COOKIES),
    checkout: flag(),
    'hide-newsletter': flag(),
    'page-header': PAGE_HEADER_ATTRIBUTE,
    'content-src': { ...url(() => ''), trustedOnly: 'in-placeholders' },
    ...SESSION_ATTRIBUTES,
    ...SIGN_UP_ATTRIBUTES,
    'heading-level': HEADING_LEVEL_ATTRIBUTE,
  },
  events: { ...COMMON_EVENTS, ...SIGN_UP_EVENTS, ...COUNTRY_EVENT, ...PREVIEW_EVENTS, ...SESSION_EVENTS },
  slots: [''],
  parts: [
    'root',
    'links',
    'teaser-row',
    'groups',
    'group-heading',
    'link',
    'categories',
    'icons',
    'bottom',
    'legal',
    'seals',
    'tax',
    'countries',
    ...SIGN_UP_PARTS,
  ],
  children: 'fallback',
  onEnter: listenForConsent,
} as const satisfies WidgetDeclaration;
