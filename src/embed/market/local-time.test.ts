import { expect, it, vi } from 'vitest';
import { localTime } from './local-time.ts';

it.each([
  ['DE', '2026-12-01T09:05:59Z', '2026-12-01T10:05'],
  ['DE', '2026-07-01T22:00Z', '2026-07-02T00:00'],
  ['TR', '2026-07-01T10:00Z', '2026-07-01T13:00'],
  ['PL', '2026-12-31T22:59Z', '2026-12-31T23:59'],
] as const)('the time of %s at %s is %s', (site, moment, wall) => {
  expect(localTime(site, new Date(moment))).toBe(wall);
});

it('the time of a country is formatted by one format a time zone, however often it is asked for', () => {
  localTime('DE', new Date(0));
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (const site of ['DE', 'CH', 'DE', 'CH'] as const) localTime(site, new Date(0));
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
