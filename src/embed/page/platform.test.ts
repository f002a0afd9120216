import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentPlatform, subscribeToPlatform } from './platform.ts';

let viewport = 0;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, least] = /^\(min-width: (\d+)px\)$/.exec(query) ?? [];
    return { matches: viewport >= Number(least) };
  });
});

afterEach(() => vi.unstubAllGlobals());

function resize(width: number): void {
  viewport = width;
  window.dispatchEvent(new Event('resize'));
}

it.each([
  [767, 'MATCH'],
  [767.5, 'MATCH'],
  [768, 'TABLET'],
  [1279, 'TABLET'],
  [1280, 'CLASSIC'],
])('a viewport %d px wide is %s', (width, platform) => {
  resize(width);
  expect(currentPlatform()).toBe(platform);
});

it('reports a change of the platform, and not every resize', () => {
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
