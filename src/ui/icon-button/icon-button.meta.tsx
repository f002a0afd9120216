import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { SearchIcon } from '../icons/search.tsx';
import { IconButton } from './icon-button.tsx';
export const meta = defineMeta<ComponentProps<typeof IconButton>>({
  name: 'IconButton',
  summary: 'A button with an icon and no text.',
  component: IconButton,
  props: ({ labels }) => ({
    label: labels.search,
    icon: <SearchIcon />,
    size: 'large',
    variant: 'plain',
    type: 'button',
    state: 'none',
  }),
  states: () => ({
    'plain, large': {},
    outline: { variant: 'outline' },
    filled: { variant: 'filled' },
    small: { size: 'small', icon: <SearchIcon size={16} /> },
    'small, outline': { size: 'small', variant: 'outline', icon: <SearchIcon size={16} /> },
    expanded: { expanded: true, variant: 'outline' },
    loading: { state: 'loading', variant: 'outline' },
    disabled: { disabled: true, variant: 'outline' },
    'submit button': { type: 'submit', variant: 'filled' },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Enter, Space', 'Presses it.'],
  ],
});
