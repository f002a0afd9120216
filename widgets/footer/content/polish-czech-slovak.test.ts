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
});
