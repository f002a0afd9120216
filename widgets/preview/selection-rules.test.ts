// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  applicable,
  requestedDateTimeOf,
  hasIncompleteYear,
  selectionOf,
  settingsOf,
  localDateTimeOf,
  withTest,
} from './selection-rules.ts';
import { linkFor, settingsIn, withoutSettings } from './shared-link-rules.ts';

const TESTS = [
  { name: 'headline', groups: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
  { name: 'teaser', groups: [{ name: 'X' }] },
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
    [CHOSEN, '2026-12-01T10:00', '2026-12-01T10:00'],
    [{ ...CHOSEN, time: '' }, '2026-12-01T00:00', undefined],
    [{ ...CHOSEN, date: '' }, undefined, undefined],
    [{ ...CHOSEN, date: '0002-12-01' }, undefined, undefined],
    [{ ...CHOSEN, date: '2026-02-30' }, undefined, undefined],
    [{ ...CHOSEN, date: '1999-12-31' }, '1999-12-31T10:00', undefined],
    [{ ...CHOSEN, date: '2000-01-01' }, '2000-01-01T10:00', '2000-01-01T10:00'],
  ])('%j means %s, and asks for the tests of %s', (selection, localDateTime, asked) => {
    expect(localDateTimeOf(selection)).toBe(localDateTime);
    expect(requestedDateTimeOf(selection)).toBe(asked);
  });

  it.each([
    ['2026-12-01', 'headline', 'B', { dateTime: '2026-12-01T10:00', test: 'headline', group: 'B' }],
    ['2026-12-01', 'headline', '', { dateTime: '2026-12-01T10:00', test: null, group: null }],
    ['', '', 'B', { dateTime: '2026-11-21T09:00', test: null, group: null }],
  ])('of "%s" with test "%s" and group "%s" stands for %j', (date, test, group, settings) => {
    expect(settingsOf({ date, time: '10:00', test, group }, '2026-11-21T09:00')).toEqual(settings);
  });

  it.each([
    ['', false],
    ['0202-12-01', true],
    ['2026-12-01', false],
    ['12026-12-01', false],
  ])('of the date "%s" is incomplete: %s', (date, incomplete) => expect(hasIncompleteYear(date)).toBe(incomplete));

  it('loses the group with another test or none, and keeps it with the same', () => {
    expect(withTest(CHOSEN, 'teaser')).toEqual({ ...CHOSEN, test: 'teaser', group: '' });
    expect(withTest(CHOSEN, '')).toEqual({ ...CHOSEN, test: '', group: '' });
    expect(withTest(CHOSEN, 'headline')).toBe(CHOSEN);
  });

  it('can be applied if it is active at its time', () => {
    expect(applicable({ status: 'found', tests: TESTS }, CHOSEN)).toBe(CHOSEN);
    const second = { ...CHOSEN, test: 'teaser', group: 'X' };
    expect(applicable({ status: 'found', tests: TESTS }, second)).toBe(second);
    expect(applicable({ status: 'none', tests: [] }, CHOSEN)).toEqual({ ...CHOSEN, test: '', group: '' });
    const smaller = [{ name: 'headline', groups: [{ name: 'A' }] }];
    expect(applicable({ status: 'found', tests: smaller }, CHOSEN)).toEqual({ ...CHOSEN, group: '' });
  });

  it.each(['loading', 'failed'] as const)('can be applied whole while the list of tests is %s', (status) => {
    expect(applicable({ status, tests: [] }, CHOSEN)).toBe(CHOSEN);
  });
});

describe('a shared link', () => {
  const page = 'https://shop.example/coffee?x=1#top';
  const settings = { dateTime: '2026-12-01T10:00', test: 'a & b', group: 'ü' };

  it('brings its settings, and leaves the rest of the address as it is', () => {
    const link = linkFor(settings, page);
    expect(settingsIn(link)).toEqual(settings);
    expect(withoutSettings(link)).toBe(page);
    expect(linkFor({ ...settings, test: null, group: null }, link)).not.toContain('shop-preview-test');
  });

  it.each(['', '&shop-preview-test=a', '&shop-preview-group=b', '&shop-preview-test=a&shop-preview-group='])(
    'with the test and group "%s" brings none',
    (query) => {
      const time = '2026-12-01T10:00';
      expect(settingsIn(page.replace('?x=1', `?shop-preview-time=${time}${query}`))).toEqual({
        dateTime: time,
        test: null,
        group: null,
      });
    },
  );

  it.each([
    ['?q=a%20b&flag&shop-preview-time=2026-12-01T10:00', '?q=a%20b&flag'],
    ['?shop-preview-time=2026-12-01T10:00&q=a+b&empty=&&x=%e4#a?b', '?q=a+b&empty=&&x=%e4#a?b'],
    ['?a=1&shop-preview-test=t&b=2&shop%2Dpreview-group=g&shop-preview-time=x', '?a=1&b=2'],
  ])('%s leaves %s, letter by letter', (before, after) => {
    expect(withoutSettings(`https://shop.example/coffee${before}`)).toBe(`https://shop.example/coffee${after}`);
  });

  it.each([
    '',
    '?shop-preview-time=now',
    '?shop-preview-time=2026-13-01T10:00',
    '?shop-preview-test=a&shop-preview-group=b',
  ])('that cannot be read brings none: "%s"', (query) =>
    expect(settingsIn(`https://shop.example/${query}`)).toBeUndefined(),
  );
});
