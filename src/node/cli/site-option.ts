import { type Site, SITES } from '../../embed/market/sites.ts';
import { UsageError } from './command.ts';

/**
 * The site that `--site` names, in capital or small letters.
 *
 * @throws {UsageError}
 */
export function readSite(given: string): Site {
  const code = given.toUpperCase();
  const site = SITES.find((known) => known === code);
  if (site === undefined) throw new UsageError(`"${given}" is not a site; use one of ${SITES.join(', ')}.`);
  return site;
}

/** The English name of a site's country, for sentences. */
export function countryOf(site: Site): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(site.slice(0, 2)) ?? site;
}
