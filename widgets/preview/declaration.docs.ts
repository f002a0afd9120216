import { COMMON_ATTRIBUTE_DOCS, COMMON_EVENT_DOCS } from '../../src/embed/element/declare/common.docs.ts';
import { documentWidget, type EventDocs } from '../../src/embed/element/declare/documented.ts';
import { APPLY_DETAIL, LOGOUT_DETAIL, type PREVIEW_EVENTS, previewDeclaration } from './declaration.ts';

export const PREVIEW_EVENT_DOCS: EventDocs<typeof PREVIEW_EVENTS> = {
  'shop-preview-apply': {
    doc: 'Staff have applied preview settings; all `null` means the live shop. The page then reloads; cancel the event to prevent this.',
    detail: APPLY_DETAIL,
  },
  'shop-preview-logout': {
    doc: 'The member of staff has logged out, and the panel was removed. The page then reloads, because it still shows the preview; cancel the event to prevent this.',
    detail: LOGOUT_DETAIL,
  },
};

export const previewDocs = documentWidget(previewDeclaration, {
  doc: 'The staff panel, for pages without the footer. Renders nothing for visitors.',
  attributes: {
    ...COMMON_ATTRIBUTE_DOCS,
    'ab-tests':
      'Whether the dialog lists A/B tests. `off`: the A/B test service is not called. An unknown value counts as `off`. Ignored on a placeholder.',
  },
  events: { ...COMMON_EVENT_DOCS, ...PREVIEW_EVENT_DOCS },
  slots: { '': 'The fallback, shown until the tag runs, and again if it fails.' },
  parts: { root: 'Everything inside the element.' },
});
