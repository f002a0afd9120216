import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ripple } from './ripple.tsx';

const waves = (): string[] => Array.from(document.querySelectorAll('.ripple-wave'), ({ className }) => className);

it('a wave grows, lasts as long as the press, fades and goes; each press has its own', async () => {
  render(<button type="button" aria-label="Buy" children={<Ripple />} />);
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerDown(button, { button: 2 });
  expect(waves()).toEqual(['ripple-wave']);
  const [wave] = document.querySelectorAll('.ripple-wave');
  fireEvent.animationEnd(wave as Element);
  fireEvent.pointerDown(button, { button: 0 });
  expect(waves()).toEqual(['ripple-wave', 'ripple-wave']);
  fireEvent.pointerLeave(button);
  await expect.poll(waves).toEqual(['ripple-wave ripple-fading', 'ripple-wave']);
  fireEvent.animationEnd(wave as Element);
  expect(waves()).toEqual(['ripple-wave']);
});

it('a wave grows for 250 ms', () => {
  const styles = readFileSync(join(import.meta.dirname, 'ripple.css'), 'utf8');
  expect(styles).toMatch(/animation: shop-ripple-grow 250ms/);
});
