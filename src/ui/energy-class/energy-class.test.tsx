import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ENERGY_CLASSES, EnergyClass } from './energy-class.tsx';

describe('an energy efficiency class', () => {
  it.each(ENERGY_CLASSES)('%s is announced as one sentence', (energyClass) => {
    render(<EnergyClass energyClass={energyClass} text={`Energieeffizienzklasse ${energyClass}`} />);
    const sign = screen.getByRole('img', { name: `Energieeffizienzklasse ${energyClass}` });
    expect(sign.textContent).toBe(`A↑G${energyClass}`);
  });

  it('shows another range', () => {
    render(<EnergyClass energyClass="B" range={{ from: 'A', to: 'E' }} text="B" />);
    expect(screen.getByRole('img').textContent).toBe('A↑EB');
  });

  it('links to the label', () => {
    render(<EnergyClass energyClass="B" text="B" link={{ href: '/label', text: 'Energielabel' }} />);
    expect(screen.getByRole('link', { name: 'Energielabel' }).getAttribute('href')).toBe('/label');
  });
});
