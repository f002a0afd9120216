import { localeOf, SITES } from '../../src/market/sites.ts';
import type { CountryEntry } from './content/content-schema.ts';

/** The country that the page is for: the entry that says so, else the one of the site. */
export function findSelected(countries: readonly CountryEntry[], site: string): CountryEntry | undefined {
  const ofSite = ({ code }: CountryEntry): boolean => code.toUpperCase() === site;
  return countries.find(({ selected }) => selected) ?? countries.find(ofSite) ?? countries[0];
}

/** The language of a site by its code, such as `fr-CH`; `''` for a code that is none of ours. */
export function languageOfCode(code: string): string {
  const site = SITES.find((known) => known === code.toUpperCase());
  return site === undefined ? '' : localeOf(site);
}
