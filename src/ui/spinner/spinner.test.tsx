import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it.each([
  ['small', 16],
  ['medium', 36],
  ['large', 48],
  [undefined, 36],
] as const)('a spinner of the size %s is %i px wide and high', (given, pixels) => {
  const { container } = render(<Spinner {...(given && { size: given })} />);
  const drawing = container.querySelector('svg');
  const size = ['width', 'height'].map((name) => drawing?.getAttribute(name));
  expect(size).toEqual([String(pixels), String(pixels)]);
});
