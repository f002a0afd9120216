/** The nine country sites, in the order of the specification. `CH` speaks German, `CH_FR` French. */
export const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'] as const;

export type Site = (typeof SITES)[number];

export const DEFAULT_SITE: Site = 'DE';

export const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'cs-CZ', 'hu-HU', 'sk-SK', 'tr-TR', 'pl-PL'] as const;

export type Locale = (typeof LOCALES)[number];

interface SiteFacts {
  readonly locale: Locale;
  /** IANA name of the zone in which the site's dates are meant. */
  readonly timeZone: string;
}

const FACTS: Readonly<Record<Site, SiteFacts>> = {
  DE: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
  AT: { locale: 'de-AT', timeZone: 'Europe/Vienna' },
  CH: { locale: 'de-CH', timeZone: 'Europe/Zurich' },
  CH_FR: { locale: 'fr-CH', timeZone: 'Europe/Zurich' },
  PL: { locale: 'pl-PL', timeZone: 'Europe/Warsaw' },
  CZ: { locale: 'cs-CZ', timeZone: 'Europe/Prague' },
  HU: { locale: 'hu-HU', timeZone: 'Europe/Budapest' },
  SK: { locale: 'sk-SK', timeZone: 'Europe/Bratislava' },
  TR: { locale: 'tr-TR', timeZone: 'Europe/Istanbul' },
};

/** The locale whose texts a site shows. */
export function localeOf(site: Site): Locale {
  return FACTS[site].locale;
}

/** The IANA time zone of a site, such as `Europe/Berlin`. */
export function timeZoneOf(site: Site): string {
  return FACTS[site].timeZone;
}
