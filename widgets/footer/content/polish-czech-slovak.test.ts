// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { builtInContent } from './built-in.ts';

describe.each(['PL', 'CZ', 'SK'] as const)('the content of %s', (site) => {
  const content = builtInContent(site);

  it('keeps a number with the word after it', () => {
    expect(JSON.stringify(content)).not.toMatch(/\d \p{L}/u);
  });

  it('links every seal to a page about it', () => {
    const seals = content.qualityLogos?.logos ?? [];
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
