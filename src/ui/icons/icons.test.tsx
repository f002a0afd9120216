import { readdirSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartIcon } from './cart.tsx';
import { VisaIcon } from './visa.tsx';
import { ICONS } from './index-of-icons.ts';

const modules = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && file !== 'icon.tsx')
  .map((file) => file.replace('.tsx', ''));

it('the index of icons lists every module, and nothing else', () => {
  expect(ICONS.map(({ name }) => name).sort()).toEqual(modules.sort());
});

// WCAG 1.1.1
it('an icon is decorative without a label', () => {
  const { container } = render(<CartIcon />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

it.each([
  [{}, '24'],
  [{ size: 12 }, '12'],
] as const)('an icon is, with %j, %s px wide and high', (size, pixels) => {
  const { container } = render(<CartIcon {...size} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual([pixels, pixels]);
});

it('an icon is a card of 38 by 24 if it is a wordmark', () => {
  const { container } = render(<VisaIcon />);
  expect(container.querySelector('svg')?.outerHTML).toMatch(/width="38" height="24" viewBox="0 0 38 24"/);
});
