import { type Site, SITES } from '../../embed/market/sites.ts';
import { UsageError } from './command.ts';

/** The site that `--site` names, in capital or small letters. */
export function readSite(given: string): Site {
  const code = given.toUpperCase();
  const site = SITES.find((known) => known === code);
  if (site === undefined) throw new UsageError(`"${given}" is not a site; use one of ${SITES.join(', ')}.`);
  return site;
}
