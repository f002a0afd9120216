import { hideSecrets } from '../embed/element/declare/common-events.ts';

/** Stands in the report for what nobody but the visitor may know. */
export const HIDDEN = '•••';

/** A part of a path that is more likely a token than a word: long, with a digit, or an e-mail address. */
const TOKEN = /^(?=.*\d)[\w.~-]{16,}$|@|%40/i;

/** The parts of service paths that a token follows. */
const BEFORE_TOKEN: readonly string[] = ['newsletter-subscribers'];

/** The query parameters whose values are no secret: the diagnosis itself, and the caches' versions. */
const OPEN_PARAMETERS: readonly string[] = ['shop-widgets-debug', 'v', 'ver'];

/** Of a longer text nobody reads the rest; a stranger may have written it to keep the report busy. */
const MOST_CHARACTERS = 2000;

/**
 * An address as the report shows it: without credentials and fragment, with neither tokens in its path nor values in its
 * query.
 *
 * @param own the origin that is left out
 */
export function maskAddress(written: string, own = ''): string {
  const address = written.slice(0, MOST_CHARACTERS);
  let url: URL;
  try {
    url = new URL(address, own === '' ? undefined : own);
  } catch {
    return hideSecrets(address, HIDDEN);
  }
  if (!/^(?:https?|file|wss?):$/.test(url.protocol)) return `${url.protocol}…`;
  const parts = url.pathname.split('/');
  const path = parts.map((part, at) =>
    part !== '' && (TOKEN.test(part) || BEFORE_TOKEN.includes(parts[at - 1] ?? '')) ? HIDDEN : part,
  );
  const query = Array.from(url.searchParams, ([name, value]) =>
    OPEN_PARAMETERS.includes(name) && value.length < 16 ? `${name}=${value}` : `${hideSecrets(name, HIDDEN)}=${HIDDEN}`,
  );
  const origin = url.protocol === 'file:' ? 'file://' : url.origin;
  const isBare = url.pathname === '/' && url.search === '' && !address.endsWith('/');
  return `${origin === own ? '' : origin}${isBare ? '' : path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/**
 * Hides secrets in any text.
 *
 * @param known values that are secret wherever they stand, such as those of the cookies
 */
export function maskText(text: string, known: readonly string[] = []): string {
  let masked = text;
  for (const secret of known) if (secret.length >= SHORTEST_SECRET) masked = masked.split(secret).join(HIDDEN);
  // Addresses first: what is left of them tells which file or service they lead to.
  const addresses = /(?:https?:\/\/|\?)[^\s"'<>()]+/g;
  return hideSecrets(masked.slice(0, MOST_CHARACTERS).replace(addresses, maskAddressIn), HIDDEN);
}

/** Shorter values, such as that of a cookie `theme=1`, stand in other words by chance. */
const SHORTEST_SECRET = 6;

/** Only the query of a relative address is looked at, so its base does not matter. */
const ANY_ORIGIN = 'https://relative.invalid';

/** An address in a sentence, whose full stop is not part of it, or the query of a relative one. */
function maskAddressIn(found: string): string {
  let end = found.length;
  while (/[.,;:!?]/.test(found[end - 1] ?? '')) end -= 1;
  const address = found.slice(0, end);
  const masked = address.startsWith('?') ? maskAddress(address, ANY_ORIGIN).slice(1) : maskAddress(address);
  return masked + found.slice(end);
}
