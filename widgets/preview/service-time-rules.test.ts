// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteTimeOf } from './service-time-rules.ts';

describe('a time of the preview service', () => {
  it.each([
    ['2026-12-24T10:30', '2026-12-24T10:30'],
    ['2026-12-24T10:30:15.123', '2026-12-24T10:30'],
    ['2026-12-24 10:30:15', '2026-12-24T10:30'],
    ['2026-12-24', '2026-12-24T00:00'],
    ['2026-12-24T10:30:00Z', '2026-12-24T11:30'],
    ['2026-12-24T10:30:00+03:00', '2026-12-24T08:30'],
    ['2026-12-24T10:30:00-0500', '2026-12-24T16:30'],
  ])('%s is %s in Germany, wherever the browser is', (text, localDateTime) => {
    expect(siteTimeOf(text, 'DE')).toBe(localDateTime);
  });

  it.each([
    '24.12.2026 10:30',
    '2026-12-24T10',
    '2026-12-24T10:30 CET',
    '2026-12-24T10Z',
    'at 2026-12-24',
    '2026-12-24T24:00',
    '2026-02-30',
    '2026-02-30T10:00',
    'T10:30Z',
  ])('cannot be read from “%s”', (text) => expect(siteTimeOf(text, 'DE')).toBeUndefined());
});
