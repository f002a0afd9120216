import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Spinner } from './spinner.tsx';
export const meta = defineMeta<ComponentProps<typeof Spinner>>({
  name: 'Spinner',
  summary: 'Shows that something is loading.',
  component: Spinner,
  props: () => ({ size: 'medium' }),
  states: () => ({ small: { size: 'small' }, medium: {}, large: { size: 'large' }, decoration: { label: '' } }),
  keyboard: [],
});
