import { distance } from 'fastest-levenshtein';
import { mailProviders } from '../../src/market/mail-providers.ts';
import type { Site } from '../../src/market/sites.ts';
import { cleanEmail, isEmail } from './email-address.ts';

/**
 * The address that a visitor may have meant: `anna@gmail.com` for `anna@gmial.com`. A hint only, it never blocks.
 *
 * @returns `undefined` when the address is not one, when its domain is a known provider, or when none is near
 */
export function suggestEmail(typed: string, site: Site): string | undefined {
  const address = cleanEmail(typed);
  if (!isEmail(address)) return undefined;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const known = mailProviders(site);
  if (known.includes(domain)) return undefined;
  const ranked = known
    .map((provider) => ({ provider, edits: distance(domain, provider) }))
    .filter(({ provider, edits }) => edits <= allowedEdits(provider))
    .toSorted((a, b) => a.edits - b.edits);
  const nearest = ranked[0]?.provider;
  return nearest === undefined ? undefined : address.slice(0, at + 1) + nearest;
}

/** A short domain is soon near to another honest one: `wp.pl` and `op.pl` are two providers, not a slip. */
function allowedEdits(provider: string): number {
  if (provider.length < 7) return 0;
  return provider.length < 9 ? 1 : 2;
}
