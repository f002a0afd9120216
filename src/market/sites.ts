import deDE from '../../locales/de-DE.json' with { type: 'json' };
import deAT from '../../locales/de-AT.json' with { type: 'json' };
import deCH from '../../locales/de-CH.json' with { type: 'json' };
import frCH from '../../locales/fr-CH.json' with { type: 'json' };
import plPL from '../../locales/pl-PL.json' with { type: 'json' };
import csCZ from '../../locales/cs-CZ.json' with { type: 'json' };
import huHU from '../../locales/hu-HU.json' with { type: 'json' };
import skSK from '../../locales/sk-SK.json' with { type: 'json' };
import trTR from '../../locales/tr-TR.json' with { type: 'json' };
import deDEUi from '../../locales/ui/de-DE.json' with { type: 'json' };
import deATUi from '../../locales/ui/de-AT.json' with { type: 'json' };
import deCHUi from '../../locales/ui/de-CH.json' with { type: 'json' };
import frCHUi from '../../locales/ui/fr-CH.json' with { type: 'json' };
import plPLUi from '../../locales/ui/pl-PL.json' with { type: 'json' };
import csCZUi from '../../locales/ui/cs-CZ.json' with { type: 'json' };
import huHUUi from '../../locales/ui/hu-HU.json' with { type: 'json' };
import skSKUi from '../../locales/ui/sk-SK.json' with { type: 'json' };
import trTRUi from '../../locales/ui/tr-TR.json' with { type: 'json' };
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
// holds only those that it reads.

/** The country sites, in the order of the country selector. `CH` speaks German, `CH_FR` French. */
const ALL = [de, at, ch, chFr, pl, cz, hu, sk, tr] as const;

/** The code of a country site, as the attribute `site` has it: `HU`. */
export type Site = (typeof ALL)[number]['code'];

/** The language and country of a site's texts: `hu-HU`. */
export type Locale = (typeof ALL)[number]['locale'];

/** The keys are left out of the type, since the types of the package cannot refer to the locale files. */
type TextsByLocale = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** The texts of the tags, by locale. German is the reference: the others have the same keys. */
export const TEXTS: TextsByLocale = {
  'de-DE': deDE,
  'de-AT': deAT,
  'de-CH': deCH,
  'fr-CH': frCH,
  'pl-PL': plPL,
  'cs-CZ': csCZ,
  'hu-HU': huHU,
  'sk-SK': skSK,
  'tr-TR': trTR,
} satisfies Record<Locale, Record<keyof typeof deDE, string>>;

/** The texts of the interface elements that no tag shows, by locale. */
export const UI_TEXTS: TextsByLocale = {
  'de-DE': deDEUi,
  'de-AT': deATUi,
  'de-CH': deCHUi,
  'fr-CH': frCHUi,
  'pl-PL': plPLUi,
  'cs-CZ': csCZUi,
  'hu-HU': huHUUi,
  'sk-SK': skSKUi,
  'tr-TR': trTRUi,
} satisfies Record<Locale, Record<keyof typeof deDEUi, string>>;

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
export type MarketCountry = (typeof SHOPS)[Site]['phone']['country'];

/** The codes of the sites, in the order of the country selector. */
export const SITES: readonly Site[] = ALL.map(({ code }) => code);

/** The locales, each once, in the order of the sites. */
export const LOCALES: readonly Locale[] = ALL.map(({ locale }) => locale);

/** The site of a tag that names none. */
export const DEFAULT_SITE: Site = 'DE';

/** What a script needs of every site, even of those whose texts it does not have. */
export const MARKETS: ReadonlyArray<
  Pick<SiteFacts, 'country' | 'mailProviders'> & { readonly code: Site; readonly locale: Locale }
> = ALL;

/** Goes on with the warning of an unknown site in a script that has one site alone; empty in the script of all. */
export const ONLY_SITE_NOTE: string = '';

/** What is true of a site, as far as the script needs it. */
export function factsOf(site: Site): SiteFacts & { readonly code: Site; readonly locale: Locale } {
  return ALL.find(({ code }) => code === site) ?? de;
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
export function shopOf(site: Site): ShopFacts & { readonly phone: { readonly country: MarketCountry } } {
  return SHOPS[site];
}
