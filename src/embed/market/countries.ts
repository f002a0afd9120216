import { SITE_FACTS } from './site-facts.ts';
import { countryOf } from './sites.ts';

/** The countries of the sites. Only a page knows where their shops are: by its alternates, or by `countries` of its content. */
export const COUNTRIES = SITE_FACTS.map(({ code, label }) => ({ label, code, flag: countryOf(code).toLowerCase() }));

/** The names by which the footer's content asks for a flag. */
export const FLAG_NAMES: readonly string[] = [...new Set(COUNTRIES.map(({ flag }) => flag))];
