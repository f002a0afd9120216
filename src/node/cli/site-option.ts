import { type Site, SITES } from '../../embed/market/sites.ts';
import type { Misuse } from './command.ts';

/** The site that `--site` names, in capital or small letters. */
export function readSite(given: string): Site | Misuse {
  const code = given.toUpperCase();
  const site = SITES.find((known) => known === code);
  return site ?? { misuse: `"${given}" is not a site; use one of ${SITES.join(', ')}.` };
}
