import {
  COMMON_ATTRIBUTE_DOCS,
  COMMON_EVENT_DOCS,
  SESSION_ATTRIBUTE_DOCS,
  SESSION_EVENT_DOCS,
} from '../../src/embed/element/declare/common.docs.ts';
import { documentWidget } from '../../src/embed/element/declare/documented.ts';
import { sessionDeclaration } from './declaration.ts';

export const sessionDocs = documentWidget(sessionDeclaration, {
  doc: 'Keeps customers logged in and staff authorised, on pages without the footer. Renders nothing. Customers stay logged in only if `platform` is `CLASSIC` or `MATCH`.',
  attributes: { ...COMMON_ATTRIBUTE_DOCS, ...SESSION_ATTRIBUTE_DOCS },
  events: { ...COMMON_EVENT_DOCS, ...SESSION_EVENT_DOCS },
  slots: { '': 'The fallback, shown until the tag runs, and again if it fails.' },
  parts: { root: 'Everything inside the element.' },
});
