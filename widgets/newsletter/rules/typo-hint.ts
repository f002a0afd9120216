import { distance } from 'fastest-levenshtein';
import { isMailProvider, mailProviders } from '../../../src/market/mail-providers.ts';
import type { Site } from '../../../src/market/sites.ts';
import { cleanEmail, isEmail } from './email-address.ts';

const COUNTRY_DOMAIN = /^(.+)\.([a-z])([a-z])$/;

/**
 * The address that a visitor may have meant: `anna@gmail.com` for `anna@gmial.com`. A hint only, it never blocks.
 *
 * @param isTyping the visitor may not be done: an address that is on its way to a known provider gets no hint yet
 * @returns `undefined` when the address is not one, when its domain is a known provider, or when none is near
 */
export function suggestEmail(typed: string, site: Site, isTyping: boolean): string | undefined {
  const address = cleanEmail(typed);
  if (!isEmail(address)) return undefined;
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  const known = mailProviders(site);
  if (isMailProvider(domain)) return undefined;
  if (isTyping && known.some((provider) => provider.startsWith(domain))) return undefined;
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const provider of known) {
    const edits = distance(domain, provider);
    if (edits < fewest && edits <= allowedEdits(provider) && !differsInCountry(domain, provider)) {
      nearest = provider;
      fewest = edits;
    }
  }
  return nearest === undefined ? undefined : address.slice(0, at) + nearest;
}

/** A short domain is soon near to another honest one: `wp.pl` and `op.pl` are two providers, not a slip. */
function allowedEdits(provider: string): number {
  if (provider.length < 7) return 0;
  return provider.length < 9 ? 1 : 2;
}

/** Whether the two are one name below two countries: `outlook.fr` is no slip for `outlook.de`, but `outlook.ed` is. */
function differsInCountry(domain: string, provider: string): boolean {
  const [, name, first = '', second = ''] = COUNTRY_DOMAIN.exec(domain) ?? [];
  const [, knownName, ...country] = COUNTRY_DOMAIN.exec(provider) ?? [];
  return name !== undefined && name === knownName && country.join('') !== second + first;
}
