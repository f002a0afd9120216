import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { SearchButton } from './search-button.tsx';
export const meta = defineMeta<ComponentProps<typeof SearchButton>>({
  name: 'SearchButton',
  summary: 'Submits the search form.',
  component: SearchButton,
  props: () => ({ size: 'large', variant: 'plain', type: 'submit', state: 'none' }),
  states: () => ({
    large: {},
    outline: { variant: 'outline' },
    filled: { variant: 'filled' },
    small: { size: 'small' },
    loading: { state: 'loading' },
    'not a submit button': { type: 'button' },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Enter, Space', 'Presses it: the form around it is sent.'],
  ],
});
