// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { localTime } from '../../src/market/local-time.ts';
import type { FooterContent } from './content/content-schema.ts';
import { isMoment, isValidAt } from './content/moment-rules.ts';
import { visibleContent } from './visible-content-rules.ts';

const link = { url: '/a', text: 'A' };
const now = '2026-12-01T10:00';
const content: FooterContent = {
  teaser: {
    groups: [
      { heading: { text: 'Always' }, links: [{ link }, { link, hideInClassic: true }] },
      { heading: { text: 'Not in the checkout' }, hideGroupInCheckout: true },
      { heading: { text: 'Over' }, validTo: '2026-11-30' },
    ],
  },
  legalLinks: [link, { ...link, validFrom: '2026-12-02' }],
};

function titles(visible: FooterContent): unknown[] {
  return (visible.teaser?.groups ?? []).map(({ heading }) => heading?.text);
}

describe('what shows of the content', () => {
  it('leaves out what is out of its time', () => {
    const visible = visibleContent(content, { checkout: false, folding: false, now });
    expect(titles(visible)).toEqual(['Always', 'Not in the checkout']);
    expect(visible.legalLinks).toEqual([link]);
  });

  it('leaves flagged groups out in the checkout', () => {
    expect(titles(visibleContent(content, { checkout: true, folding: false, now }))).toEqual(['Always']);
  });

  it('shows overview links in the mobile layouts only', () => {
    const count = (folding: boolean): number | undefined =>
      visibleContent(content, { checkout: false, folding, now }).teaser?.groups?.[0]?.links?.length;
    expect([count(true), count(false)]).toEqual([2, 1]);
  });
});

describe('the time of an entry', () => {
  it.each([
    [{}, true],
    [{ validFrom: '2026-12-01' }, true],
    [{ validFrom: '2026-12-01T10:00' }, true],
    [{ validFrom: '2026-12-01T10:01' }, false],
    [{ validTo: '2026-12-01' }, true],
    [{ validTo: '2026-12-01T10:00' }, false],
    [{ validTo: '2026-12-01T10:01' }, true],
    [{ validTo: '2026-11-30' }, false],
    [{ validFrom: '2026-12-02', validTo: '2026-12-24' }, false],
  ])('%j shows: %s', (validity, shows) => {
    expect(isValidAt(validity, now)).toBe(shows);
  });

  it.each([
    ['2026-12-01', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-12-01T23:59', true],
    ['2026-12-01T24:00', false],
    ['2026-1-1', false],
    ['morgen', false],
  ])('%s is a moment: %s', (text, is) => {
    expect(isMoment(text)).toBe(is);
  });

  it('is that of the site’s country', () => {
    const moment = new Date('2026-12-01T22:30:00Z');
    expect(localTime('DE', moment)).toBe('2026-12-01T23:30');
    expect(localTime('TR', moment)).toBe('2026-12-02T01:30');
  });
});
