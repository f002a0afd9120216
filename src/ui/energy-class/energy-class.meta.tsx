import type { ComponentProps } from 'react';
import { defineMeta } from '../element-meta.ts';
import { ENERGY_CLASSES, EnergyClass } from './energy-class.tsx';
export const meta = defineMeta<ComponentProps<typeof EnergyClass>>({
  name: 'EnergyClass',
  summary: 'The arrow with the energy efficiency class and its range.',
  component: EnergyClass,
  props: ({ text }) => ({
    energyClass: 'B',
    text: text('ui.energyClass', { class: 'B', from: 'A', to: 'G' }),
    link: { href: '#energy-class', text: text('ui.energyLabel') },
  }),
  states: ({ text }) => ({
    ...Object.fromEntries(
      ENERGY_CLASSES.map((energyClass) => [
        energyClass,
        { energyClass, text: text('ui.energyClass', { class: energyClass, from: 'A', to: 'G' }) },
      ]),
    ),
    'another range': {
      range: { from: 'A', to: 'D' },
      text: text('ui.energyClass', { class: 'B', from: 'A', to: 'D' }),
    },
  }),
  keyboard: [['Tab', 'Goes to the link.']],
});
