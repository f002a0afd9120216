import { IS_OF_ONE_SITE, ONLY_SITE } from '../build-constants.ts';
import type { ShopFacts } from './shop.ts';
import { DEFAULT_FIELDS, type FieldRules, type SignUpLinks, type SiteFacts } from './site.ts';
import { de, deShop } from './sites/de.ts';
import { at, atShop } from './sites/at.ts';
import { ch, chShop } from './sites/ch.ts';
import { chFr, chFrShop } from './sites/ch-fr.ts';
import { pl, plShop } from './sites/pl.ts';
import { cz, czShop } from './sites/cz.ts';
import { hu, huShop } from './sites/hu.ts';
import { sk, skShop } from './sites/sk.ts';
import { tr, trShop } from './sites/tr.ts';

// Every list of sites that there is: a new site takes one line in each. Each is a constant of its own, so that a bundle
// contains only those that it reads.

/** The country sites, in the order of the country selector. `CH` speaks German, `CH_FR` French. */
const ALL = [de, at, ch, chFr, pl, cz, hu, sk, tr] as const;

/** The code of a country site, as the attribute `site` has it: `HU`. */
export type Site = (typeof ALL)[number]['code'];

/** The language and country of a site's texts: `hu-HU`. */
export type Locale = (typeof ALL)[number]['locale'];

const SHOPS = {
  DE: deShop,
  AT: atShop,
  CH: chShop,
  CH_FR: chFrShop,
  PL: plShop,
  CZ: czShop,
  HU: huShop,
  SK: skShop,
  TR: trShop,
} as const satisfies Readonly<Record<Site, ShopFacts>>;

/** The country that the telephone numbers of a site belong to: `HU`. */
export type SitePhoneCountry = (typeof SHOPS)[Site]['phone']['country'];

/** The sites of this script. */
const LISTED = IS_OF_ONE_SITE ? [ONLY_SITE.facts as (typeof ALL)[number]] : ALL;

/** The codes of the sites, in the order of the country selector. */
export const SITES: readonly Site[] = LISTED.map(({ code }) => code);

/** The locales, each once, in the order of the sites. */
export const LOCALES: readonly Locale[] = LISTED.map(({ locale }) => locale);

/** The site of a tag that names none. */
export const DEFAULT_SITE: Site = IS_OF_ONE_SITE ? (ONLY_SITE.facts.code as Site) : 'DE';

/** What a script needs of every site, even of those whose texts it does not have. */
export const SITE_SUMMARIES: ReadonlyArray<
  Pick<SiteFacts, 'country' | 'mailProviders'> & { readonly code: Site; readonly locale: Locale }
> = IS_OF_ONE_SITE ? (ONLY_SITE.sites as typeof ALL) : ALL;

/** Goes on with the warning of an unknown site in a script that has one site alone; empty in the script of all. */
export const ONLY_SITE_NOTE: string = IS_OF_ONE_SITE ? ONLY_SITE.note : '';

/** What is true of a site, as far as the script needs it. */
export function factsOf(site: Site): SiteFacts & { readonly code: Site; readonly locale: Locale } {
  return LISTED.find(({ code }) => code === site) ?? (IS_OF_ONE_SITE ? (ONLY_SITE.facts as typeof de) : de);
}

/** The locale whose texts a site shows. */
export function localeOf(site: Site): Locale {
  return factsOf(site).locale;
}

/** The IANA time zone of a site, such as `Europe/Berlin`. */
export function timeZoneOf(site: Site): string {
  return factsOf(site).timeZone;
}

/** The fields that the sign-up of a site shows, and which of them are required. */
export function fieldRules(site: Site): FieldRules {
  return { ...DEFAULT_FIELDS, ...factsOf(site).fields };
}

/** Where the sign-up of a site links to, as paths of the site. */
export function signUpLinks(site: Site): SignUpLinks {
  return factsOf(site).links;
}

/** What else is true of a site's shop. No tag uses it, so it is not in the script. */
export function shopOf(site: Site): ShopFacts & { readonly phone: { readonly country: SitePhoneCountry } } {
  return SHOPS[site];
}
