import { COUNTRIES } from '../../../src/embed/market/countries.ts';
import type { Site } from '../../../src/embed/market/sites.ts';
import { builtInContent } from './built-in.ts';

/**
 * Content for a shop to begin with, in the form of `data-content`: the built-in one in the words of the market, its groups
 * without a promise and without the loyalty card, and the countries, which lack their addresses.
 */
export function neutralContent(site: Site): object {
  const builtIn = builtInContent(site);
  const groups: Record<string, object | null> = {};
  for (const { heading: { iconName = 'services', ...heading } = {}, links } of builtIn.teaser?.groups ?? []) {
    groups[iconName] = iconName === 'card' ? null : { heading, introductoryText: null, links };
  }
  // A section with a heading alone shows nothing.
  const shown = Object.entries(builtIn).filter(
    ([, section]) => Object.keys(Object(section) as object).join() !== 'heading',
  );
  return { ...Object.fromEntries(shown), teaser: { groups }, countries: COUNTRIES };
}
