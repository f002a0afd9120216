import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Pagination } from './pagination.tsx';
export const meta = defineMeta<ComponentProps<typeof Pagination>>({
  name: 'Pagination',
  summary: 'Moves through the pages of a list, one by one.',
  component: Pagination,
  props: () => ({ page: 2, totalPages: 12 }),
  changes: { onChange: (page: number) => ({ page }) },
  states: () => ({
    middle: {},
    'first page': { page: 1 },
    'last page': { page: 12 },
    'links, so that each page has an address': { hrefOf: (page: number) => `#pagination-${page}` },
    'a single page': { page: 1, totalPages: 1 },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Enter, Space', 'Goes a page back or on; at an end nothing, and the focus stays.'],
  ],
});
