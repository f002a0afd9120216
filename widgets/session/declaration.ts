import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import { declareWidget } from '../../src/embed/element/declare/declaration.ts';
import { SESSION_EVENTS } from '../../src/embed/element/declare/session-events.ts';

export const sessionDeclaration = declareWidget({
  tag: 'shop-session',
  className: 'ShopSession',
  doc: 'Keeps customers logged in and staff authorised, on pages without the footer. Renders nothing.',
  attributes: COMMON_ATTRIBUTES,
  events: { ...COMMON_EVENTS, ...SESSION_EVENTS },
  slots: { '': 'Fallback content, shown until the element runs and again if it fails.' },
  parts: { root: 'Everything inside the element.' },
  children: 'fallback',
});
