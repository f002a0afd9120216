import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BasePrice } from './base-price.tsx';

const coffee = { quantity: 500, unit: 'g', price: 5.99, currency: 'EUR', locale: 'de-DE' } as const;

it('a base price is shown with or without brackets', () => {
  const { rerender } = render(<BasePrice {...coffee} />);
  expect(screen.getByText('(1 kg = 11,98 €)')).toBeTruthy();
  rerender(<BasePrice {...coffee} inBrackets={false} />);
  expect(screen.getByText('1 kg = 11,98 €')).toBeTruthy();
});

it('a base price is not shown if it cannot be computed', () => {
  const { container } = render(<BasePrice {...coffee} quantity={0} />);
  expect(container.textContent).toBe('');
});
