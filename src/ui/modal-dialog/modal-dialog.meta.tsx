import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Button } from '../button/button.tsx';
import { ModalDialog } from './modal-dialog.tsx';
export const meta = defineMeta<ComponentProps<typeof ModalDialog>>({
  name: 'ModalDialog',
  summary: 'A modal dialog, based on the browser’s `<dialog>`.',
  component: ModalDialog,
  opens: true,
  props: ({ text }) => ({
    open: false,
    size: 'M',
    title: text('newsletter.success.title'),
    onClose: () => undefined,
    children: <p>{text('newsletter.success.spam')}</p>,
    footer: <Button>{text('newsletter.error.retry')}</Button>,
  }),
  changes: { onClose: () => ({ open: false }) },
  states: ({ text }) => ({
    S: { size: 'S' },
    M: {},
    L: { size: 'L' },
    'without a footer': { footer: undefined },
    'scrolling content': {
      children: Array.from({ length: 40 }, (_line, index) => <p key={index}>{text('newsletter.error.offline')}</p>),
    },
  }),
  keyboard: [
    ['Tab', 'Goes round inside.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
  ],
});
