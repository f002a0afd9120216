import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import { declareWidget, event } from '../../src/embed/element/declare/declaration.ts';
import { orNull, string } from '../../src/embed/element/declare/event-detail.ts';
import type { WidgetHost } from '../../src/embed/element/declare/widget.ts';

/** The events of the staff panel, shared with the footer, which contains one. */
export const PREVIEW_EVENTS = {
  'shop-preview-apply': event({
    doc: 'Staff have applied preview settings; all `null` is the live shop. The page then reloads; cancel the event to prevent that.',
    detail: { dateTime: orNull(string), test: orNull(string), group: orNull(string) },
    cancelable: true,
  }),
  'shop-preview-logout': event({
    doc: 'The member of staff has logged out, and the panel was removed.',
    detail: {},
  }),
};

/** Dispatches the staff panel's events. */
export type PreviewDispatch = WidgetHost<typeof PREVIEW_EVENTS>['dispatch'];

export const previewDeclaration = declareWidget({
  tag: 'shop-preview',
  className: 'ShopPreview',
  doc: 'The staff panel, for pages without the footer. Renders nothing for visitors.',
  attributes: COMMON_ATTRIBUTES,
  events: { ...COMMON_EVENTS, ...PREVIEW_EVENTS },
  slots: { '': 'Fallback content, shown until the element runs and again if it fails.' },
  parts: { root: 'Everything inside the element.' },
  children: 'fallback',
});
