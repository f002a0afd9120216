import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BasePrice } from './base-price.tsx';

const coffee = { quantity: 500, unit: 'g', price: 5.99, currency: 'EUR', locale: 'de-DE' } as const;

describe('a base price', () => {
  it('stands in brackets, or without', () => {
    const { rerender } = render(<BasePrice {...coffee} />);
    expect(screen.getByText('(1 kg = 11,98 €)')).toBeTruthy();
    rerender(<BasePrice {...coffee} inBrackets={false} />);
    expect(screen.getByText('1 kg = 11,98 €')).toBeTruthy();
  });

  it('warns in development of a base that German law does not know, once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { rerender } = render(<BasePrice {...coffee} baseUnit="g" baseQuantity={100} />);
    rerender(<BasePrice {...coffee} baseUnit="g" baseQuantity={100} />);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/^\[shop-widgets\].*100 g/);
  });

  it('says nothing in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubEnv('NODE_ENV', 'production');
    render(<BasePrice {...coffee} baseUnit="g" baseQuantity={100} />);
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not there when it cannot be computed', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { container } = render(<BasePrice {...coffee} quantity={0} />);
    expect(container.textContent).toBe('');
  });
});
