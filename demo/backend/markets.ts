import type { Locale, Site } from '../../src/api/openapi/newsletter.types.ts';

const LOCALES: Record<Site, Locale> = {
  DE: 'de-DE',
  AT: 'de-AT',
  CH: 'de-CH',
  CH_FR: 'fr-CH',
  PL: 'pl-PL',
  CZ: 'cs-CZ',
  HU: 'hu-HU',
  SK: 'sk-SK',
  TR: 'tr-TR',
};

/** What the form of a site asks about the person. */
interface AskedOfPerson {
  salutation: boolean;
  names: boolean;
}

const ASKED: Partial<Record<Site, AskedOfPerson>> = {
  AT: { salutation: true, names: true },
  HU: { salutation: true, names: true },
  TR: { salutation: false, names: true },
};

/** What the form of a site asks about the person. What a sign-up brings beyond it nobody has typed there. */
export function askedOfPerson(site: Site): AskedOfPerson {
  return ASKED[site] ?? { salutation: false, names: false };
}

/** Every country site, in the specification's order. */
export const SITES = Object.keys(LOCALES) as Site[];

/** The language of a site. */
export function localeOf(site: Site): Locale {
  return LOCALES[site];
}

/** Reads a site's name, whatever its case; `undefined` for anything else. */
export function readSite(value: string | null | undefined): Site | undefined {
  const wanted = value?.trim().toUpperCase();
  return SITES.find((site) => site === wanted);
}

/**
 * The site that a request is made for. In the field each site has an origin of its own; this backend serves all of them
 * from one, so it reads `X-Hunter-Site`, then the `site` parameter of the page that made the call, then takes `DE`.
 */
export function siteOfRequest(request: Request): Site {
  return readSite(request.headers.get('X-Hunter-Site')) ?? readSite(siteParameter(request)) ?? 'DE';
}

function siteParameter(request: Request): string | null {
  // A service worker sees the page's address in `referrer`, a server in the header.
  const referrer = request.headers.get('Referer') ?? request.referrer;
  return URL.canParse(referrer) ? new URL(referrer).searchParams.get('site') : null;
}
