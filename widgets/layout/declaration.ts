import { COMMON_ATTRIBUTES } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import { declareWidget } from '../../src/embed/element/declare/declaration.ts';
import { PAGE_HEADER_ATTRIBUTE } from '../../src/embed/element/declare/page-header-attribute.ts';

export const layoutDeclaration = declareWidget({
  tag: 'shop-layout',
  className: 'ShopLayout',
  doc: 'The frame of a page: header, content, footer. A page may omit the header or the footer.',
  attributes: { ...COMMON_ATTRIBUTES, 'page-header': PAGE_HEADER_ATTRIBUTE },
  events: COMMON_EVENTS,
  slots: {
    header: 'The page’s header; hidden by NO_HEADER.',
    '': 'The content of the page.',
    footer: 'The page’s footer; hidden by NO_FOOTER.',
  },
  parts: {
    root: 'Everything inside the element.',
    header: 'The area of the header.',
    main: 'The area of the content.',
    footer: 'The area of the footer.',
  },
  children: 'content',
});
