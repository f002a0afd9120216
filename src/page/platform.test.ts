import { afterEach, expect, it, vi } from 'vitest';
import { currentPlatform, platformOfWidth, subscribeToPlatform } from './platform.ts';

const initialWidth = window.innerWidth;

function resize(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

afterEach(() => resize(initialWidth));

it.each([
  [320, 'MATCH'],
  [767, 'MATCH'],
  [767.5, 'MATCH'],
  [768, 'TABLET'],
  [1279, 'TABLET'],
  [1280, 'CLASSIC'],
  [3840, 'CLASSIC'],
])('a window %d px wide is %s', (width, platform) => {
  expect(platformOfWidth(width)).toBe(platform);
});

it('tells of a change of the platform, and not of every resize', () => {
  resize(1280);
  const listener = vi.fn<() => void>();
  const end = subscribeToPlatform(listener);
  for (const width of [1400, 1300, 1000, 900, 500]) resize(width);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(currentPlatform()).toBe('MATCH');
  end();
  resize(1280);
  expect(listener).toHaveBeenCalledTimes(2);
});
