import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/**
 * Hydrates the prerendered markup of an element, without a difference between the two.
 *
 * @param change what a visitor does to the markup before
 * @returns the prerendered markup
 */
export function hydrate(element: ReactElement, change?: () => void): string {
  const markup = renderToString(element);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup;
  change?.();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  render(element, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return markup;
}
