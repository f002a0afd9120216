import { describe, expect, it, vi } from 'vitest';
import type { FooterContent } from './content/content-schema.ts';
import { isMoment, isValidAt } from './content/moment-rules.ts';
import { visibleContent } from './visible-content-rules.ts';

const link = { url: '/a', text: 'A' };
const time = '2026-12-01T10:00';
const now = (): string => time;
const content: FooterContent = {
  teaser: {
    groups: [
      { heading: { text: 'Always' }, links: [{ link }, { link, hideInClassic: true }] },
      { heading: { text: 'Not in the checkout' }, hideGroupInCheckout: true },
      { heading: { text: 'Over' }, validTo: '2026-11-30' },
    ],
  },
  legalLinks: [link, { ...link, validFrom: '2026-12-02' }],
  qualityLogos: { heading: 'Certified', logos: [{ image: { label: 'Bio', source: 'green' }, validTo: '2026-11-30' }] },
};

function titles(visible: FooterContent): unknown[] {
  return (visible.teaser?.groups ?? []).map(({ heading }) => heading?.text);
}

describe('what shows of the content', () => {
  it('keeps a part that is null', () => {
    const given = JSON.parse(
      '{ "headline": "Service", "teaser": null, "seo": { "columns": [null] } }',
    ) as FooterContent;
    expect(visibleContent(given, { checkout: false, folding: false, now })).toEqual(given);
  });

  it('asks for the time where an entry has one, and nowhere else', () => {
    const asked = vi.fn<typeof now>(now);
    visibleContent({ legalLinks: [link] }, { checkout: false, folding: false, now: asked });
    expect(asked).not.toHaveBeenCalled();
    visibleContent(content, { checkout: false, folding: false, now: asked });
    expect(asked).toHaveBeenCalled();
  });

  it('leaves flagged groups out in the checkout', () => {
    expect(titles(visibleContent(content, { checkout: true, folding: false, now }))).toEqual(['Always']);
  });

  it('leaves what contains no hidden entry the same object, which is not rendered again', () => {
    const visible = visibleContent(content, { checkout: false, folding: true, now });
    expect(visible.teaser?.groups?.[0]).toBe(content.teaser?.groups?.[0]);
    expect(visible.legalLinks).toEqual([link]);
    expect(visible.qualityLogos).toEqual({ heading: 'Certified', logos: [] });
  });

  it('shows overview links in the mobile layouts only', () => {
    const count = (folding: boolean): number | undefined =>
      visibleContent(content, { checkout: false, folding, now }).teaser?.groups?.[0]?.links?.length;
    expect(count(true)).toBe(2);
    expect(count(false)).toBe(1);
  });
});

it.each([
  [{}, true],
  [{ validFrom: '2026-12-01T10:00' }, true],
  [{ validFrom: '2026-12-01T10:01' }, false],
  [{ validTo: '2026-12-01' }, true],
  [{ validTo: '2026-12-01T10:00' }, false],
  [{ validTo: '2026-12-01T10:01' }, true],
  [{ validTo: '2026-11-30' }, false],
])('the time of an entry %j shows: %s', (validity, shows) => {
  expect(isValidAt(validity, time)).toBe(shows);
});

it.each([
  ['2026-12-01', true],
  ['2026-02-29', false],
  ['2026-12-01T24:00', false],
  ['2026-12-01T20:00:00', false],
  ['on 2026-12-01', false],
])('the time of an entry %s is a moment: %s', (text, is) => {
  expect(isMoment(text)).toBe(is);
});
