import { expect, test } from 'vitest';
import { isMailProvider, mailProviders } from './mail-providers.ts';
import { localeOf, SITES, timeZoneOf } from './sites.ts';

test.each(SITES)('%s is in a time zone that browsers know', (site) => {
  const timeZone = timeZoneOf(site);
  expect(new Intl.DateTimeFormat(localeOf(site), { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
});

test.each(SITES)(
  'the sign-up of %s knows each mail provider once, in lower case and at least seven characters long',
  (site) => {
    const providers = mailProviders(site);
    expect(providers.length).toBe(new Set(providers).size);
    for (const provider of providers) {
      expect(provider).toMatch(/^[a-z0-9-]+(\.[a-z]+)+$/);
      expect(provider.length).toBeGreaterThan(6);
      expect(isMailProvider(provider)).toBe(true);
    }
  },
);

test('a domain of nobody’s is no mail provider', () => {
  expect(['example.com', 'gmail', ''].map(isMailProvider)).toEqual([false, false, false]);
});
