import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { ENERGY_CLASSES, EnergyClass } from './energy-class.tsx';
export const meta = defineMeta<ComponentProps<typeof EnergyClass>>({
  name: 'EnergyClass',
  summary: 'The arrow with the energy efficiency class and its range.',
  component: EnergyClass,
  props: () => ({ energyClass: 'B', link: { href: '#energy-class' } }),
  states: () => ({
    ...Object.fromEntries(ENERGY_CLASSES.map((energyClass) => [energyClass, { energyClass }])),
    'another range': { range: { from: 'A', to: 'D' } },
    'without a link': { link: undefined },
  }),
  keyboard: [['Tab', 'Goes to the link.']],
});
