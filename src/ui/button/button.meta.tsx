import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { CartIcon } from '../icons/cart.tsx';
import { Button } from './button.tsx';
export const meta = defineMeta<ComponentProps<typeof Button>>({
  name: 'Button',
  summary: 'A button, or a link that looks like one.',
  component: Button,
  interfaces: ['ButtonLook', 'ActionButtonProps', 'LinkButtonProps'],
  props: ({ text }) => ({
    children: text('newsletter.submit'),
    variant: 'primary',
    width: 'auto',
    type: 'button',
    state: 'none',
  }),
  states: ({ text }) => ({
    primary: {},
    secondary: { variant: 'secondary' },
    plain: { variant: 'plain' },
    'full width': { width: 'full' },
    'icon before': { iconBefore: <CartIcon size={16} /> },
    'icon after': { iconAfter: <ArrowRightIcon size={16} />, variant: 'secondary' },
    loading: { state: 'loading' },
    disabled: { disabled: true },
    'submit button': { type: 'submit' },
    'a link': { tag: 'a', href: '#button' },
    'a loading link': { tag: 'a', href: '#button', state: 'loading' },
    'a disabled link': { tag: 'a', href: '#button', disabled: true },
    'a link to a new window': { tag: 'a', href: '/', newWindowLabel: text('newsletter.newTab'), variant: 'secondary' },
  }),
  keyboard: [
    ['Tab', 'Goes to it, and on; to a loading one as well.'],
    ['Enter, Space', 'Presses it; a link by Enter alone. A loading one ignores it.'],
  ],
});
