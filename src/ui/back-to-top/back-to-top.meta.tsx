import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { BackToTop } from './back-to-top.tsx';
export const meta = defineMeta<ComponentProps<typeof BackToTop>>({
  name: 'BackToTop',
  summary: 'Scrolls back to the top of a long page.',
  component: BackToTop,
  props: () => ({ position: 'inline', threshold: 0 }),
  states: () => ({ inline: {}, 'fixed, once the page is scrolled far': { position: 'fixed', threshold: 2000 } }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Enter, Space', 'Scrolls up and moves the focus to the top.'],
  ],
});
