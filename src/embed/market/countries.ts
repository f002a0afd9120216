import { LISTED } from './listed.ts';
import type { Flag } from './site.ts';

/** The countries of the sites. Only a page knows where their shops are: by its alternates, or by `countries` of its content. */
export const COUNTRIES = LISTED.map(({ code, country: { label, flag } }) => ({
  label,
  code,
  flag: flag.name,
}));

const FLAGS: ReadonlyMap<string, Flag> = new Map(LISTED.map(({ country: { flag } }) => [flag.name, flag]));

/** The names by which the footer's content asks for a flag. */
export const FLAG_NAMES: readonly string[] = [...FLAGS.keys()];

/** What a flag is painted of; nothing for a name that is not one of `FLAG_NAMES`. */
export function flagShapes(name: string): Flag['shapes'] {
  return FLAGS.get(name)?.shapes ?? [];
}
