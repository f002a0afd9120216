import { MARKETS } from '../../src/market/sites.ts';
import type { CountryEntry } from './content/content-schema.ts';

/** The country of the page: the entry with `selected`, otherwise the one with the site's code. */
export function findSelected(countries: readonly CountryEntry[], site: string): CountryEntry | undefined {
  const ofSite = ({ code }: CountryEntry): boolean => code.toUpperCase() === site;
  return countries.find(({ selected }) => selected) ?? countries.find(ofSite) ?? countries[0];
}

/** The language of a site code, such as `fr-CH`; `''` for an unknown code. */
export function languageOfCode(code: string): string {
  return MARKETS.find((market) => market.code === code.toUpperCase())?.locale ?? '';
}
