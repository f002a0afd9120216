import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import { declareWidget } from '../../src/embed/element/declare/declaration.ts';
import { SESSION_EVENTS } from '../../src/embed/element/declare/session-events.ts';

export const sessionDeclaration = declareWidget({
  tag: 'shop-session',
  attributes: COMMON_ATTRIBUTES,
  events: { ...COMMON_EVENTS, ...SESSION_EVENTS },
  slots: [''],
  parts: ['root'],
  children: 'fallback',
});
