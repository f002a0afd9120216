import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BasePrice } from './base-price.tsx';

const coffee = { quantity: 500, unit: 'g', price: 5.99, currency: 'EUR', locale: 'de-DE' } as const;

describe('a base price', () => {
  it('is shown with or without brackets', () => {
    const { rerender } = render(<BasePrice {...coffee} />);
    expect(screen.getByText('(1 kg = 11,98 €)')).toBeTruthy();
    rerender(<BasePrice {...coffee} inBrackets={false} />);
    expect(screen.getByText('1 kg = 11,98 €')).toBeTruthy();
  });

  it('warns once in development about a base unit that German law does not allow', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { rerender } = render(<BasePrice {...coffee} baseUnit="g" baseQuantity={100} />);
    rerender(<BasePrice {...coffee} baseUnit="g" baseQuantity={100} />);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/^\[shop-widgets\].*100 g/);
  });

  it('does not warn in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubEnv('NODE_ENV', 'production');
    render(<BasePrice {...coffee} baseUnit="g" baseQuantity={100} />);
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not shown if it cannot be computed', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { container } = render(<BasePrice {...coffee} quantity={0} />);
    expect(container.textContent).toBe('');
  });
});
