import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { ExpansionPanel } from './expansion-panel.tsx';
export const meta = defineMeta<ComponentProps<typeof ExpansionPanel>>({
  name: 'ExpansionPanel',
  summary: 'Long text that is collapsed to its beginning. Find-in-page expands it; text that fits is not collapsed.',
  component: ExpansionPanel,
  props: ({ text }) => ({
    collapsedHeight: 96,
    children: <p>{[1, 2, 3].map(() => text('newsletter.error.offline')).join(' ')}</p>,
  }),
  states: ({ text }) => ({
    '96 px': {},
    '60 px, for the legal notice': { collapsedHeight: 60 },
    'text that fits': { children: <p>{text('newsletter.mandatoryNote')}</p> },
    'with a link': {
      children: (
        <p>
          {text('newsletter.error.offline')} <TextLink href="#expansion-panel">{text('newsletter.example')}</TextLink>{' '}
          {text('newsletter.error.offline')} {text('newsletter.error.offline')}
        </p>
      ),
    },
  }),
  keyboard: [
    ['Tab', 'Goes to the control; links in the folded text are left out.'],
    ['Enter, Space', 'Unfolds or folds it.'],
  ],
});
