import { COMMON_ATTRIBUTES, SESSION_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import {
  cancelableEvent,
  type ElementHandle,
  orNull,
  string,
  type WidgetDeclaration,
} from '../../src/embed/element/declare/declaration.ts';

export const APPLY_DETAIL = { dateTime: orNull(string), test: orNull(string), group: orNull(string) };
export const LOGOUT_DETAIL = {};

/** The events of the staff panel, shared with the footer, which contains one. */
export const PREVIEW_EVENTS = {
  'shop-preview-apply': cancelableEvent<typeof APPLY_DETAIL>(),
  'shop-preview-logout': cancelableEvent<typeof LOGOUT_DETAIL>(),
};

export type PreviewDispatch = ElementHandle<typeof PREVIEW_EVENTS>['dispatch'];

export const previewDeclaration = {
  tag: 'shop-preview',
  attributes: { ...COMMON_ATTRIBUTES, ...SESSION_ATTRIBUTES },
  events: { ...COMMON_EVENTS, ...PREVIEW_EVENTS },
  slots: [''],
  parts: ['root'],
  children: 'fallback',
} as const satisfies WidgetDeclaration;
