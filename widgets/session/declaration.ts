import { COMMON_ATTRIBUTES, SESSION_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS, SESSION_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import type { WidgetDeclaration } from '../../src/embed/element/declare/declaration.ts';
import { listenForConsent } from '../../src/embed/session/consent.ts';

export const sessionDeclaration = {
  tag: 'shop-session',
  attributes: { ...COMMON_ATTRIBUTES, ...SESSION_ATTRIBUTES },
  events: { ...COMMON_EVENTS, ...SESSION_EVENTS },
  slots: [''],
  parts: ['root'],
  children: 'fallback',
  onEnter: listenForConsent,
} as const satisfies WidgetDeclaration;
