import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { PromoCode } from './promo-code.tsx';
export const meta = defineMeta<ComponentProps<typeof PromoCode>>({
  name: 'PromoCode',
  summary: 'A code with a button that copies it, also if scripts may not use the clipboard.',
  component: PromoCode,
  props: ({ text }) => ({
    code: 'KAFFEE10',
    label: text('newsletter.offer.label'),
  }),
  states: () => ({ short: {}, long: { code: 'WILLKOMMEN-2026-KAFFEE' } }),
  keyboard: [
    ['Tab', 'Goes to the code, which is selected, then to the button.'],
    ['Enter, Space', 'Copies the code, on the button.'],
  ],
});
