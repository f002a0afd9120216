import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Heading } from './heading.tsx';
export const meta = defineMeta<ComponentProps<typeof Heading>>({
  name: 'Heading',
  summary: 'A heading with a configurable level, so that it fits the outline of the page.',
  component: Heading,
  props: ({ text }) => ({ level: 3, children: text('newsletter.success.title') }),
  states: () => ({ 'level 3': {}, 'level 4': { level: 4 }, focusable: { focusable: true } }),
  keyboard: [],
});
