import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Ripple } from './ripple.tsx';

function renderButton() {
  const { container } = render(
    <button type="button">
      Buy
      <Ripple />
    </button>,
  );
  return {
    button: screen.getByRole('button', { name: 'Buy' }),
    waves: () => [...container.querySelectorAll('.ripple-wave')],
  };
}

function endAnimation(element: Element | undefined, name: string): void {
  if (!element) throw new Error('There is no wave.');
  // jsdom has no AnimationEvent, so React listens for the prefixed name.
  fireEvent(element, Object.assign(new Event('webkitAnimationEnd', { bubbles: true }), { animationName: name }));
}

afterEach(() => vi.unstubAllGlobals());

describe('a ripple', () => {
  it('lasts at least its growth, however short the press', () => {
    const { button, waves } = renderButton();
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    expect(waves()[0]?.className).toBe('ripple-wave');
    endAnimation(waves()[0], 'shop-ripple-grow');
    expect(waves()[0]?.className).toContain('ripple-fading');
    endAnimation(waves()[0], 'shop-ripple-fade');
    expect(waves()).toEqual([]);
  });

  it('is off with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { button, waves } = renderButton();
    fireEvent.pointerDown(button, { button: 0 });
    expect(waves()).toEqual([]);
  });

  it('reacts to the main button only', () => {
    const { button, waves } = renderButton();
    fireEvent.pointerDown(button, { button: 2 });
    expect(waves()).toEqual([]);
  });
});
