/** Servers refuse longer addresses. */
const MOST_CHARACTERS = 2000;

/** The allowed addresses in words. */
export const SAFE = 'use a path of the site, https://…, mailto:… or tel:…';

/**
 * Validates the target of a link in content or texts. Allowed are http(s), mailto, tel, and paths of the site itself.
 * Anything else could run scripts or lead to another site than it seems to.
 *
 * @param given as an editor wrote it; surrounding white space is ignored
 * @returns the address to use, or `undefined`
 */
export function safeAddress(given: string): string | undefined {
  const trimmed = given.trim();
  // Browsers drop tabs and line breaks, so that `java\nscript:` would run; no valid address contains them.
  if (trimmed === '' || trimmed.length > MOST_CHARACTERS || hasControls(trimmed)) return undefined;
  if (/^https?:\/\//i.test(trimmed)) return isParsable(trimmed) ? trimmed : undefined;
  if (/^(mailto|tel):./i.test(trimmed)) return trimmed;
  return isOwnPath(trimmed) ? trimmed : undefined;
}

/** The address of a picture: `https:`, or a path from the root of the site; `undefined` for any other. */
export function pictureAddress(given: string): string | undefined {
  const address = safeAddress(given);
  return address !== undefined && /^(?:https:\/)?\//i.test(address) ? address : undefined;
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007F');
}

function isParsable(address: string): boolean {
  try {
    return new URL(address).hostname !== '';
  } catch {
    return false;
  }
}

/** `/a`, `?a`, `#a` or `a/b`; not `//host` or `/\host`, which browsers treat as another host, and nothing with a scheme. */
function isOwnPath(address: string): boolean {
  return !/^[/\\]{2}|^\\/.test(address) && !/^[^/?#]*:/.test(address);
}

/** Whether a link leads to another site than the hosts of the shop. */
export function leavesSite(address: string, ownHosts: readonly string[]): boolean {
  return /^https?:/i.test(address) && !ownHosts.includes(new URL(address).hostname);
}
