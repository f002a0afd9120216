import { COUNTRIES } from '../../../src/embed/market/countries.ts';
import type { Site } from '../../../src/embed/market/sites.ts';
import { builtInContent } from './built-in.ts';

/**
 * Content for a shop to begin with, in the form of `data-content`: the built-in groups and legal links in the words of the
 * market, without a promise and without the loyalty card, and the countries, which lack their addresses.
 */
export function neutralContent(site: Site): object {
  const { headline, teaser, legalLinks, salesTax } = builtInContent(site);
  const groups: Record<string, object | null> = {};
  for (const { heading: { iconName = 'services', ...heading } = {}, links } of teaser?.groups ?? []) {
    groups[iconName] = iconName === 'card' ? null : { heading, introductoryText: null, links };
  }
  return { headline, teaser: { groups }, legalLinks, salesTax, countries: COUNTRIES };
}
