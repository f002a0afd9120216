import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Carousel } from './carousel.tsx';

const SLIDE = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '160px',
  blockSize: '96px',
  background: 'var(--_surface-soft)',
} as const;
export const meta = defineMeta<ComponentProps<typeof Carousel>>({
  name: 'Carousel',
  summary: 'A horizontal list with two controls and a link that skips it.',
  component: Carousel,
  props: () => ({
    label: 'Coffees',
    slides: ['Espresso', 'Caffè crema', 'Filter', 'Decaf', 'Bio', 'Single origin'].map((name) => ({
      key: name,
      content: <div style={SLIDE}>{name}</div>,
    })),
  }),
  states: () => ({
    'six slides': {},
    'one slide': { label: 'One coffee', slides: [{ key: '0', content: <div style={SLIDE}>Espresso</div> }] },
  }),
  keyboard: [
    ['Tab', 'Goes to the skip link, the list, the controls.'],
    ['Enter', 'On the skip link: goes past the list.'],
    ['Arrow left, Arrow right', 'Scroll the list.'],
  ],
});
