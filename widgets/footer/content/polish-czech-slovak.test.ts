// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { builtInContent } from './built-in.ts';

const NB = '\u00a0';

/** How the tax note of a market names the reference price of a reduction. */
const LOWEST_PRICE = {
  PL: `najniższą cenę z${NB}30${NB}dni`,
  CZ: `nejnižší cenu za posledních 30${NB}dní`,
  SK: `najnižšiu cenu za posledných 30${NB}dní`,
} as const;

describe.each(['PL', 'CZ', 'SK'] as const)('the content of %s', (site) => {
  const content = builtInContent(site);
  const seals = content.qualityLogos?.logos ?? [];

  it('keeps a number with the word after it', () => {
    expect(JSON.stringify(content)).not.toMatch(/\d \p{L}/u);
  });

  it('names the lowest price of the last 30 days for a reduced price', () => {
    expect(content.salesTax?.textAfterLink).toContain(LOWEST_PRICE[site]);
  });

  it('shows no seal that the shop has given itself', () => {
    const own = seals.filter(({ image }) => ['green', 'qualitaet', 'gutGemacht'].includes(image.source));
    expect(own).toEqual([]);
  });

  it('links every seal to a page about it, never to a home page', () => {
    expect(seals.length).toBeGreaterThan(0);
    for (const { link } of seals) expect(link?.url).toMatch(/^(?:https:\/\/[^/]+)?\/[^#]+/);
  });

  it('names every method of payment that it shows a logo of, cards aside', () => {
    const payment = content.teaser?.groups?.[0];
    const names = (payment?.links ?? []).map((line) => line.link.text);
    const logos = (payment?.images ?? []).filter(({ source }) => source !== 'visa' && source !== 'mastercard');
    expect(names).toEqual(expect.arrayContaining(logos.map(({ label }) => label)));
  });
});

it('leads to the bodies that settle disputes, not to the home pages of their offices', () => {
  const outside = (['PL', 'CZ', 'SK'] as const).map((site) =>
    (builtInContent(site).legalLinks ?? []).map(({ url }) => url).filter((url) => url.startsWith('https:')),
  );
  expect(outside).toEqual([
    ['https://polubowne.uokik.gov.pl/'],
    ['https://adr.coi.gov.cz/'],
    ['https://www.soi.sk/sk/alternativne-riesenie-spotrebitelskych-sporov.soi'],
  ]);
});
