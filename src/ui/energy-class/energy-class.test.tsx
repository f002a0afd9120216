import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { ENERGY_CLASSES, EnergyClass } from './energy-class.tsx';

it.each(ENERGY_CLASSES)('the energy efficiency class %s is announced as one sentence', (energyClass) => {
  render(<EnergyClass energyClass={energyClass} />, { wrapper: InGerman });
  const sign = screen.getByRole('img', { name: `Energieeffizienzklasse ${energyClass}, Skala von A bis G` });
  expect(sign.textContent).toBe(`A↑G${energyClass}`);
});

it('an energy efficiency class shows another range', () => {
  render(<EnergyClass energyClass="B" range={{ from: 'A', to: 'E' }} />, { wrapper: InGerman });
  expect(screen.getByRole('img').textContent).toBe('A↑EB');
});
