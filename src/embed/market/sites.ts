import { ONLY_SITE } from '../build-constants.ts';
import { SITE_FACTS } from './site-facts.ts';
import type { ShopFacts } from './shop.ts';
import { DEFAULT_FIELDS, type FieldRules, type SiteFacts } from './site.ts';
import { deShop } from './sites/de.ts';
import { atShop } from './sites/at.ts';
import { chShop } from './sites/ch.ts';
import { chFrShop } from './sites/ch-fr.ts';
import { plShop } from './sites/pl.ts';
import { czShop } from './sites/cz.ts';
import { huShop } from './sites/hu.ts';
import { skShop } from './sites/sk.ts';
import { trShop } from './sites/tr.ts';

// The lists of sites are here and in site-facts.ts: a new site takes one line in each.

/** The code of a country site, as the attribute `site` has it: `HU`. */
export type Site = (typeof SITE_FACTS)[number]['code'];

type CountryOf<Code> = Code extends `${infer Country}_${string}` ? Country : Code;

/** The country of a site, as in ISO 3166: `CH` for the sites `CH` and `CH_FR`. */
export type CountryCode = CountryOf<Site>;

/** The language and country of a site's texts: `hu-HU`. */
export type Locale = (typeof SITE_FACTS)[number]['locale'];

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

/** The codes of the sites that can be shown, in the order of the country selector: all of them, or the one of a module. */
export const SITES: readonly Site[] = SITE_FACTS.map(({ code }) => code).filter(
  (code) => !ONLY_SITE || code === ONLY_SITE,
);

/** The locales, each once, in the order of the sites. */
export const LOCALES: readonly Locale[] = SITE_FACTS.map(({ locale }) => locale);

/** The site of a tag that names none. */
export const DEFAULT_SITE: Site = SITES[0] ?? SITE_FACTS[0].code;

export function factsOf(site: Site): SiteFacts & { readonly code: Site; readonly locale: Locale } {
  return SITE_FACTS.find(({ code }) => code === site) ?? SITE_FACTS[0];
}

export function countryOf(site: Site): CountryCode {
  return site.slice(0, 2) as CountryCode;
}

export function localeOf(site: Site): Locale {
  return factsOf(site).locale;
}

export function timeZoneOf(site: Site): string {
  return factsOf(site).timeZone;
}

/** The fields that the sign-up of a site shows, and which of them are required. */
export function fieldRules(site: Site): FieldRules {
  return { ...DEFAULT_FIELDS, ...factsOf(site).fields };
}

/** Facts of a site's shop. No tag uses them, so the script does not contain them. */
export function shopOf(site: Site): ShopFacts {
  return SHOPS[site];
}
