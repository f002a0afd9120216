import type { ComponentProps, ReactNode } from 'react';
import { defineMeta } from '../element-meta.ts';
import { Button } from '../button/button.tsx';
import { Ripple } from './ripple.tsx';

/** Where it is at home. */
function ButtonWithRipple({ children }: { readonly children: ReactNode }) {
  return (
    <Button>
      {children}
      <Ripple />
    </Button>
  );
}
export const meta = defineMeta<ComponentProps<typeof ButtonWithRipple>>({
  name: 'Ripple',
  summary:
    'A wave that spreads from where a button is pressed; not shown with reduced motion. Put it inside the button.',
  component: ButtonWithRipple,
  interfaces: [],
  code: ({ text }) => (
    <Button>
      {text('newsletter.submit')}
      <Ripple />
    </Button>
  ),
  props: ({ text }) => ({ children: text('newsletter.submit') }),
  states: () => ({ 'in a button': {} }),
  keyboard: [],
});
