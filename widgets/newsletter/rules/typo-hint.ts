import { distance } from '../../../src/embed/distance.ts';
import { isMailProvider, mailProviders } from '../../../src/embed/market/mail-providers.ts';
import type { Site } from '../../../src/embed/market/sites.ts';
import { cleanEmail, isEmail } from './email-address.ts';

/** The letters on both sides of i on a Turkish keyboard; no provider has them. */
const TURKISH_I = /[ıİ]/g;
const COUNTRY_DOMAIN = /\.[a-z]{2}$/;
/** Providers of `.com` alone: `gmail.de` is nobody's address, though its letters are not near. */
const ONLY_COM = /^(gmail|icloud)\.[a-z]{2}$/;

/**
 * The address that a visitor may have meant: `anna@gmail.com` for `anna@gmial.com`. Only a hint: the typed address can
 * still be sent.
 *
 * @param isTyping the field has the focus: there is no hint yet if the domain is the beginning of a known provider
 * @returns `undefined` if the address is invalid, if its domain is a known provider, or if no provider is similar
 */
export function suggestEmail(typed: string, site: Site, isTyping: boolean): string | undefined {
  const address = cleanEmail(typed);
  if (!isEmail(address)) return undefined;
  const at = address.lastIndexOf('@') + 1;
  const known = mailProviders(site);
  if (isMailProvider(address.slice(at).toLowerCase())) return undefined;
  const domain = address.slice(at).replace(TURKISH_I, 'i').toLowerCase();
  if (isMailProvider(domain)) return address.slice(0, at) + domain;
  if (isTyping && known.some((provider) => provider.startsWith(domain))) return undefined;
  if (ONLY_COM.test(domain)) return address.slice(0, at) + domain.slice(0, -2) + 'com';
  // Of two that are equally near, the first is more likely.
  const [nearest] = known
    .map((provider) => ({ provider, edits: distance(domain, provider) }))
    .filter(({ provider, edits }) => edits <= (provider.length < 9 ? 1 : 2) && !differsInCountry(domain, provider))
    .sort((one, other) => one.edits - other.edits);
  return nearest && address.slice(0, at) + nearest.provider;
}

/** Whether only the country differs: `outlook.fr` is not a mistyped `outlook.de`, but `outlook.ed` is. */
function differsInCountry(domain: string, provider: string): boolean {
  const name = domain.slice(0, -2);
  if (!COUNTRY_DOMAIN.test(domain) || provider.length !== domain.length || !provider.startsWith(name)) return false;
  const swapped = name + domain.slice(-1) + domain.slice(-2, -1);
  return provider !== swapped;
}
