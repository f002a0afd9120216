import { COMMON_ATTRIBUTES, PAGE_HEADER_ATTRIBUTE } from '../../src/embed/element/declare/common-attributes.ts';
import { COMMON_EVENTS } from '../../src/embed/element/declare/common-events.ts';
import type { WidgetDeclaration } from '../../src/embed/element/declare/declaration.ts';

export const layoutDeclaration = {
  tag: 'shop-layout',
  attributes: { ...COMMON_ATTRIBUTES, 'page-header': PAGE_HEADER_ATTRIBUTE },
  events: COMMON_EVENTS,
  slots: ['header', '', 'footer'],
  parts: ['root', 'header', 'main', 'footer'],
  children: 'content',
} as const satisfies WidgetDeclaration;
