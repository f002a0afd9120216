import { LISTED } from './listed.ts';

/** The countries of the sites. Only a page knows where their shops are: by its alternates, or by `countries` of its content. */
export const COUNTRIES = LISTED.map(({ code, country: { label, flag } }) => ({ label, code, flag }));

/** The names by which the footer's content asks for a flag. */
export const FLAG_NAMES: readonly string[] = [...new Set(COUNTRIES.map(({ flag }) => flag))];
