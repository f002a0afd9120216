import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { GiftIcon } from '../icons/gift.tsx';
import { Notification } from './notification.tsx';
export const meta = defineMeta<ComponentProps<typeof Notification>>({
  name: 'Notification',
  summary: 'A message about an event. Its container must be a live region.',
  component: Notification,
  props: ({ text }) => ({
    variant: 'success',
    open: true,
    label: text('newsletter.success.title'),
    children: <p>{text('newsletter.success.spam')}</p>,
    showCloseIcon: true,
    transparent: false,
  }),
  changes: { onClose: () => ({ open: false }) },
  states: ({ text }) => ({
    success: {},
    warning: { variant: 'warning', label: text('newsletter.invalidLink'), children: undefined },
    information: { variant: 'information', label: text('newsletter.mandatoryNote'), children: undefined },
    error: {
      variant: 'error',
      label: text('newsletter.error.title'),
      children: <p>{text('newsletter.error.generic')}</p>,
    },
    transparent: { transparent: true },
    'without close control': { showCloseIcon: false },
    'custom icon': { icon: <GiftIcon /> },
  }),
  keyboard: [
    ['Tab', 'Goes to what is inside, then to the close control.'],
    ['Enter, Space', 'Closes it, on the close control.'],
  ],
});
