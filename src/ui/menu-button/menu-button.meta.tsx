import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { MenuButton } from './menu-button.tsx';
export const meta = defineMeta<ComponentProps<typeof MenuButton>>({
  name: 'MenuButton',
  summary: 'Opens and closes a menu.',
  component: MenuButton,
  props: () => ({ expanded: false, size: 'large', variant: 'plain', type: 'button', state: 'none' }),
  states: () => ({
    closed: {},
    open: { expanded: true },
    outline: { variant: 'outline' },
    filled: { variant: 'filled' },
    small: { size: 'small' },
    loading: { state: 'loading' },
    'submit button': { type: 'submit' },
    disabled: { disabled: true },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on.'],
    ['Enter, Space', 'Presses it: the page opens or closes the menu.'],
  ],
});
