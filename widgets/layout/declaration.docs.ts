import {
  COMMON_ATTRIBUTE_DOCS,
  COMMON_EVENT_DOCS,
  PAGE_HEADER_DOC,
} from '../../src/embed/element/declare/common.docs.ts';
import { documentWidget } from '../../src/embed/element/declare/documented.ts';
import { layoutDeclaration } from './declaration.ts';

export const layoutDocs = documentWidget(layoutDeclaration, {
  doc: 'The layout of a page: header, content, footer. A page may omit the header or the footer.',
  attributes: { ...COMMON_ATTRIBUTE_DOCS, 'page-header': PAGE_HEADER_DOC },
  events: COMMON_EVENT_DOCS,
  slots: {
    header: 'The page’s header; `NO_HEADER` hides it.',
    '': 'The content of the page.',
    footer: 'The page’s footer; `NO_FOOTER` hides it.',
  },
  parts: {
    root: 'Everything inside the element.',
    header: 'The area of the header.',
    main: 'The area of the content.',
    footer: 'The area of the footer.',
  },
});
