import { describe, expect, test } from 'vitest';
import { mailProviders } from '../../../src/embed/market/mail-providers.ts';
import { SITES } from '../../../src/embed/market/sites.ts';
import { suggestEmail } from './typo-hint.ts';

describe('a slip in a provider of the market', () => {
  test.each([
    ['DE', 'gmail.co', 'gmail.com'],
    ['DE', 't-onlien.de', 't-online.de'],
    ['CH_FR', 'bluewn.ch', 'bluewin.ch'],
    ['TR', 'hotmail.com.rt', 'hotmail.com.tr'],
    ['TR', 'gmaıl.com', 'gmail.com'],
    ['TR', 'HOTMAİL.COM', 'hotmail.com'],
    ['DE', 'maıl.de', 'mail.de'],
    ['DE', 'gmail.de', 'gmail.com'],
    ['CZ', 'gmail.cz', 'gmail.com'],
    // The nearest provider, not the first.
    ['DE', 'otmail.com', 'hotmail.com'],
    // The more likely of two that are equally near.
    ['DE', 'tonline.de', 't-online.de'],
  ] as const)('%s: %s gets the hint %s', (site, typed, meant) => {
    expect(suggestEmail(`anna@${typed}`, site, false)).toBe(`anna@${meant}`);
  });

  test('is looked for in the cleaned address, and the local part stays as it is', () => {
    expect(suggestEmail(" Anna+News.O'Brien@GMIAL.com\u200b", 'DE', false)).toBe("Anna+News.O'Brien@gmail.com");
  });
});

describe('no hint', () => {
  test.each(SITES)('shows in %s for an address at a known provider', (site) => {
    const misled = SITES.flatMap(mailProviders).filter((provider) => suggestEmail(`anna@${provider}`, site, false));
    expect(misled).toEqual([]);
  });

  test.each(SITES)('shows in %s while an address at a known provider is typed', (site) => {
    const beginnings = mailProviders(site).flatMap((provider) =>
      Array.from(provider, (_letter, index) => `anna@${provider.slice(0, index + 1)}`),
    );
    expect(beginnings.filter((address) => suggestEmail(address, site, true))).toEqual([]);
  });

  test.each([
    ['DE', 'mail.com'],
    ['DE', 'outlook.fr'],
    ['DE', 'fire.com'],
    ['DE', 'example.com'],
    ['DE', 'o2mail.de'],
    ['CH_FR', 'mailo.com'],
    ['PL', 'op.pl'],
    ['HU', 't-online.de'],
    ['TR', 'yandex.com.tr'],
  ] as const)('%s: comes for the honest domain %s', (site, domain) => {
    expect(suggestEmail(`anna@${domain}`, site, false)).toBeUndefined();
  });

  test.each(['', 'anna', 'anna@', 'anna@gmial', 'gmial.com', 'änne@gmial.com', 'a b@gmial.com'])(
    'comes for %j, which is no address yet',
    (typed) => {
      expect(suggestEmail(typed, 'DE', false)).toBeUndefined();
    },
  );
});
