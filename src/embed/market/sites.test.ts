// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { isMailProvider, mailProviders } from './mail-providers.ts';
import { DEFAULT_SITE, LOCALES, localeOf, SITES, timeZoneOf } from './sites.ts';

describe('a site', () => {
  test.each([
    ['DE', 'de-DE', 'Europe/Berlin'],
    ['AT', 'de-AT', 'Europe/Vienna'],
    ['CH', 'de-CH', 'Europe/Zurich'],
    ['CH_FR', 'fr-CH', 'Europe/Zurich'],
    ['PL', 'pl-PL', 'Europe/Warsaw'],
    ['CZ', 'cs-CZ', 'Europe/Prague'],
    ['HU', 'hu-HU', 'Europe/Budapest'],
    ['SK', 'sk-SK', 'Europe/Bratislava'],
    ['TR', 'tr-TR', 'Europe/Istanbul'],
  ] as const)('%s speaks %s in the zone %s', (site, locale, zone) => {
    expect(localeOf(site)).toBe(locale);
    expect(timeZoneOf(site)).toBe(zone);
    expect(new Intl.DateTimeFormat(locale, { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
  });

  test('is one of nine, German unless said otherwise, and each locale is used', () => {
    expect(SITES).toHaveLength(9);
    expect(DEFAULT_SITE).toBe('DE');
    expect(new Set(SITES.map(localeOf))).toEqual(new Set(LOCALES));
  });
});

describe.each(SITES)('the sign-up of %s', (site) => {
  test('knows each mail provider once, in lower case', () => {
    const providers = mailProviders(site);
    expect(providers.length).toBe(new Set(providers).size);
    for (const provider of providers) {
      expect(provider).toMatch(/^[a-z0-9-]+(\.[a-z]+)+$/);
      expect(isMailProvider(provider)).toBe(true);
    }
  });
});

test('a domain of nobody’s is no mail provider', () => {
  expect(['example.com', 'gmail', ''].map(isMailProvider)).toEqual([false, false, false]);
});
