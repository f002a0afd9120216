import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { ExpansionPanel } from './expansion-panel.tsx';
export const meta = defineMeta<ComponentProps<typeof ExpansionPanel>>({
  name: 'ExpansionPanel',
  summary: 'Long text of which only the beginning shows until it is asked for. A search in the page opens it.',
  component: ExpansionPanel,
  props: ({ text }) => ({
    moreLabel: text('ui.showMore'),
    lessLabel: text('ui.showLess'),
    collapsedHeight: 96,
    children: <p>{[1, 2, 3].map(() => text('newsletter.error.offline')).join(' ')}</p>,
  }),
  states: () => ({ '96 px': {}, '60 px, for the legal notice': { collapsedHeight: 60 } }),
  keyboard: [
    ['Tab', 'Goes to the control; links in the folded text are left out.'],
    ['Enter, Space', 'Unfolds or folds it.'],
  ],
});
