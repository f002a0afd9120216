import { describe, expect, it } from 'vitest';
import { keptBy, neighbour, selectionOf, wallOf, withTest } from './selection-rules.ts';
import { linkFor, settingsIn, withoutSettings } from './shared-link-rules.ts';

const TESTS = [
  { name: 'headline', groups: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
  { name: 'teaser', groups: [{ name: 'X' }] },
  { name: 'empty', groups: [] },
];
const CHOSEN = { date: '2026-12-01', time: '10:00', test: 'headline', group: 'B' };

describe('the selection', () => {
  it('begins with the active settings', () => {
    const settings = { dateTime: '2026-12-01T10:00', test: 'headline', group: 'B' };
    expect(selectionOf(settings, '2026-11-21T09:00')).toEqual(CHOSEN);
  });

  it('begins with now where the shop is live', () => {
    expect(selectionOf({ dateTime: null, test: null, group: null }, '2026-11-21T09:00')).toEqual({
      date: '2026-11-21',
      time: '09:00',
      test: '',
      group: '',
    });
  });

  it.each([
    [CHOSEN, '2026-12-01T10:00'],
    [{ ...CHOSEN, time: '' }, '2026-12-01T00:00'],
    [{ ...CHOSEN, date: '' }, undefined],
    [{ ...CHOSEN, date: '01.12.2026' }, undefined],
  ])('%j means %s', (selection, wall) => expect(wallOf(selection)).toBe(wall));

  it('loses the group with another test or none, and keeps it with the same', () => {
    expect(withTest(CHOSEN, 'teaser')).toEqual({ ...CHOSEN, test: 'teaser', group: '' });
    expect(withTest(CHOSEN, '')).toEqual({ ...CHOSEN, test: '', group: '' });
    expect(withTest(CHOSEN, 'headline')).toBe(CHOSEN);
  });

  it('keeps what is active at another date, and loses what is not', () => {
    expect(keptBy(TESTS, CHOSEN)).toBe(CHOSEN);
    expect(keptBy([], CHOSEN)).toEqual({ ...CHOSEN, test: '', group: '' });
    expect(keptBy([{ name: 'headline', groups: [{ name: 'A' }] }], CHOSEN)).toEqual({ ...CHOSEN, group: '' });
  });

  it.each([
    ['headline', 'B', 1, 'C'],
    ['headline', 'C', 1, 'A'],
    ['headline', 'A', -1, 'C'],
    ['headline', '', 1, 'A'],
    ['headline', '', -1, 'C'],
    ['teaser', 'X', 1, 'X'],
    ['empty', '', 1, undefined],
    ['', '', 1, undefined],
  ] as const)('of test "%s" and group "%s" goes by %i to %s', (test, group, step, expected) => {
    expect(neighbour(TESTS, { ...CHOSEN, test, group }, step)).toBe(expected);
  });
});

describe('a shared link', () => {
  const page = 'https://shop.example/coffee?x=1#top';
  const settings = { dateTime: '2026-12-01T10:00', test: 'a & b', group: 'ü' };

  it('brings its settings, and leaves the rest of the address as it is', () => {
    const link = linkFor(settings, page);
    expect(settingsIn(link)).toEqual(settings);
    expect(withoutSettings(link)).toBe(page);
    expect(settingsIn(linkFor({ ...settings, test: null, group: null }, link))).toEqual({
      dateTime: '2026-12-01T10:00',
      test: null,
      group: null,
    });
  });

  it.each([
    '',
    '?shop-preview-time=now',
    '?shop-preview-time=2026-02-30T10:00',
    '?shop-preview-test=a&shop-preview-group=b',
  ])('that cannot be read brings none: "%s"', (query) =>
    expect(settingsIn(`https://shop.example/${query}`)).toBeUndefined(),
  );
});
