import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

describe('the time of a country', () => {
  it.each([
    ['DE', '2026-12-01T09:05:59Z', '2026-12-01T10:05'],
    ['DE', '2026-07-01T22:00Z', '2026-07-02T00:00'],
    ['TR', '2026-07-01T10:00Z', '2026-07-01T13:00'],
    ['PL', '2026-12-31T22:59Z', '2026-12-31T23:59'],
  ] as const)('%s at %s is %s', async (site, moment, wall) => {
    const { localTime } = await import('./local-time.ts');
    expect(localTime(site, new Date(moment))).toBe(wall);
  });

  it('is formatted by one format a time zone, however often it is asked for', async () => {
    const { localTime } = await import('./local-time.ts');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const site of ['DE', 'TR', 'DE', 'TR', 'DE'] as const) localTime(site, new Date(0));
    expect(made).toHaveBeenCalledTimes(2);
    made.mockRestore();
  });
});
