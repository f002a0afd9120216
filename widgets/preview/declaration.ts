import type { PreviewSettings } from '../../src/api/preview-client.ts';
import { COMMON_ATTRIBUTES } from '../../src/element/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/element/common-events.ts';
import { declareWidget, event } from '../../src/element/declaration.ts';
import type { WidgetHost } from '../../src/element/widget.ts';

/** The events of the staff panel, shared with the footer, which holds one. */
export const PREVIEW_EVENTS = {
  'shop-preview-apply': event<PreviewSettings>({
    doc: 'Staff have applied preview settings; all `null` is the live shop. The page then reloads: cancel it to keep it from that.',
    detailType: '{ dateTime: string | null; test: string | null; group: string | null }',
    cancelable: true,
  }),
  'shop-preview-logout': event<Record<string, never>>({
    doc: 'The member of staff has logged out; the panel is gone.',
    detailType: '{}',
  }),
};

/** Dispatches the staff panel's events. */
export type PreviewDispatch = WidgetHost<typeof PREVIEW_EVENTS>['dispatch'];

export const previewDeclaration = declareWidget({
  tag: 'shop-preview',
  className: 'ShopPreview',
  doc: 'The staff preview panel, for pages without the footer. Nothing at all for anyone but staff.',
  attributes: COMMON_ATTRIBUTES,
  events: { ...COMMON_EVENTS, ...PREVIEW_EVENTS },
  slots: { '': 'Fallback content, shown until the element runs and again if it fails.' },
  parts: { root: 'Everything inside the element.' },
  children: 'fallback',
});
