import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { CheckIcon } from '../icons/check.tsx';
import { Label } from './label.tsx';
export const meta = defineMeta<ComponentProps<typeof Label>>({
  name: 'Label',
  summary: 'A short label for the state or kind of something.',
  component: Label,
  props: () => ({ variant: 'neutral', children: 'Fairtrade' }),
  states: () => ({
    neutral: {},
    accent: { variant: 'accent' },
    success: { variant: 'success', icon: <CheckIcon size={12} /> },
    warning: { variant: 'warning' },
    information: { variant: 'information' },
    error: { variant: 'error' },
  }),
  keyboard: [],
});
