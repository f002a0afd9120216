import { afterEach, expect, it, vi } from 'vitest';
import { whenActivated } from './activation.ts';

function prerender(prerendering: boolean): void {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
}

afterEach(() => prerender(false));

it('starts at once on a visible page', () => {
  const start = vi.fn<() => void>();
  whenActivated(start);
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts when the visit of a prerendered page begins, once', () => {
  prerender(true);
  const start = vi.fn<() => void>();
  whenActivated(start);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not start if it was cancelled before the visit', () => {
  prerender(true);
  const start = vi.fn<() => void>();
  whenActivated(start)();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).not.toHaveBeenCalled();
});
