import { COUNTRIES } from '../../src/embed/market/countries.ts';
import { SITE_FACTS } from '../../src/embed/market/site-facts.ts';
import type { Platform } from '../../src/embed/page/platform.ts';
import type { CountryEntry } from './content/content-schema.ts';

export function hasCountrySelector(platform: Platform): boolean {
  return platform === 'CLASSIC' || platform === 'MATCH';
}

/** An entry of the country selector. */
export interface ListedCountry {
  readonly entry: CountryEntry;
  /** Whether it is the country of the page. */
  readonly current: boolean;
  /** The page's counterpart in the country, else the country's shop; without either it is not a link. */
  readonly href: string | undefined;
}

/**
 * The countries to choose from: those of the content; without any, those to which the page has alternates, and its own.
 *
 * @returns nothing if none of them leads anywhere
 */
export function listedCountries(
  countries: readonly CountryEntry[],
  site: string,
  alternates: ReadonlyMap<string, string>,
): readonly ListedCountry[] {
  const named = countries !== COUNTRIES;
  const selected = findSelected(countries, site);
  const listed = countries.map((entry) => {
    const language = languagesOf(entry, countries).find((name) => alternates.has(name.toLowerCase())) ?? '';
    return { entry, current: entry === selected, href: alternates.get(language.toLowerCase()) ?? entry.href };
  });
  const leads = ({ href, current }: ListedCountry): boolean => href !== undefined && (named || !current);
  if (!listed.some(leads)) return [];
  return named ? listed : listed.filter((country) => country.current || leads(country));
}

/** The country of the page: the entry with `selected`, otherwise the one with the site's code. */
export function findSelected(countries: readonly CountryEntry[], site: string): CountryEntry | undefined {
  const ofSite = ({ code }: CountryEntry): boolean => code.toUpperCase() === site;
  return countries.find(({ selected }) => selected) ?? countries.find(ofSite) ?? countries[0];
}

/** How a page may name the counterpart of a country: `fr-CH`, and `fr` where no other country has that language. */
export function languagesOf({ code }: CountryEntry, countries: readonly CountryEntry[]): readonly string[] {
  const locale = languageOfCode(code);
  if (locale === '') return [];
  const language = locale.slice(0, 2);
  const alike = countries.filter((other) => languageOfCode(other.code).startsWith(language));
  return alike.length === 1 ? [locale, language] : [locale];
}

/** The language of a site's code, such as `fr-CH`; `''` for an unknown one. */
export function languageOfCode(code: string): string {
  return SITE_FACTS.find((site) => site.code === code.toUpperCase())?.locale ?? '';
}
