import { SITE_SUMMARIES } from '../../src/embed/market/sites.ts';
import type { CountryEntry } from './content/content-schema.ts';

/** The country of the page: the entry with `selected`, otherwise the one with the site's code. */
export function findSelected(countries: readonly CountryEntry[], site: string): CountryEntry | undefined {
  const ofSite = ({ code }: CountryEntry): boolean => code.toUpperCase() === site;
  return countries.find(({ selected }) => selected) ?? countries.find(ofSite) ?? countries[0];
}

/**
 * How a page may name the counterpart of a country: `fr-CH`, and `fr` where no other country has that language. None for
 * an unknown code.
 */
export function languagesOf({ code }: CountryEntry, countries: readonly CountryEntry[]): readonly string[] {
  const locale = languageOfCode(code);
  if (locale === '') return [];
  const language = locale.slice(0, 2);
  const alike = countries.filter((other) => languageOfCode(other.code).startsWith(language));
  return alike.length === 1 ? [locale, language] : [locale];
}

/** The language of a site code, such as `fr-CH`; `''` for an unknown code. */
export function languageOfCode(code: string): string {
  return SITE_SUMMARIES.find((site) => site.code === code.toUpperCase())?.locale ?? '';
}
