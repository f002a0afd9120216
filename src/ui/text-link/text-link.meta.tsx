import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { TextLink } from './text-link.tsx';
export const meta = defineMeta<ComponentProps<typeof TextLink>>({
  name: 'TextLink',
  summary: 'A link inside text.',
  component: TextLink,
  props: ({ text }) => ({ href: '#text-link', children: text('newsletter.example') }),
  states: ({ text }) => ({ 'same window': {}, 'new window': { newWindowLabel: text('newsletter.newTab') } }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Enter', 'Follows it.'],
  ],
});
