import { hideSecrets } from '../embed/log.ts';

export const HIDDEN = '•••';

/** A part of a path that is more likely a token than a word: long, with a digit, or an e-mail address. */
const TOKEN = /^(?=.*\d)[\w.~-]{16,}$|@|%40/i;

/** A stranger may have written a longer text to keep the report busy. */
const MOST_CHARACTERS = 2000;

/**
 * The origin of an address and the first two parts of its path, which name the service or the page. What follows may be secret.
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
  if (url.origin === 'null') return `${url.protocol}…`;
  const parts = url.pathname.split('/').map((part) => (TOKEN.test(part) ? HIDDEN : part));
  const path = parts.length > 3 ? [...parts.slice(0, 3), '…'] : parts;
  return `${url.origin === own ? '' : url.origin}${url.pathname === '/' ? '' : path.join('/')}`;
}

/** An address, without the full stop of its sentence. */
const ADDRESS = /https?:\/\/[^\s"'<>()]*[^\s"'<>().,;:!?]/g;

/** The query of a relative address. */
const QUERY = /\?[^\s"'<>()?]*[^\s"'<>().,;:!?]/g;

/** Hides secrets in any text: also the `known` ones wherever they stand, such as the values of the cookies. */
export function maskText(text: string, known: readonly string[] = []): string {
  let masked = text;
  for (const secret of known) if (secret.length >= SHORTEST_SECRET) masked = masked.split(secret).join(HIDDEN);
  const short = masked.slice(0, MOST_CHARACTERS).replace(ADDRESS, (address) => maskAddress(address));
  return hideSecrets(short.replace(QUERY, `?${HIDDEN}`), HIDDEN);
}

/** Shorter values, such as that of a cookie `theme=1`, stand in other words by chance. */
const SHORTEST_SECRET = 6;
