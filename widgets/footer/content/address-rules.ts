const SPACE = 0x20;

/**
 * The target of a link from the content, if it is one that may be followed: http(s), mailto, tel, or a path of the site
 * itself. Everything else could run script or lead elsewhere than it seems to.
 *
 * @param given as an editor wrote it; blanks around it do not matter
 * @returns the address to use, or `undefined`
 */
export function safeAddress(given: string): string | undefined {
  const trimmed = given.trim();
  // Browsers drop tabs and line breaks, so that `java\nscript:` would run; nobody writes them on purpose.
  if (trimmed === '' || hasControls(trimmed)) return undefined;
  if (/^https?:\/\//i.test(trimmed)) return isParsable(trimmed) ? trimmed : undefined;
  if (/^(mailto|tel):./i.test(trimmed)) return trimmed;
  return isOwnPath(trimmed) ? trimmed : undefined;
}

function hasControls(text: string): boolean {
  return [...text].some((character) => (character.codePointAt(0) ?? 0) < SPACE || character === '\u007F');
}

function isParsable(address: string): boolean {
  let hostname = '';
  try {
    ({ hostname } = new URL(address));
  } catch {
    // It stays without a host.
  }
  return hostname !== '';
}

/** `/a`, `?a`, `#a` or `a/b`; not `//host` nor `/\host`, which browsers read as another host, and no scheme. */
function isOwnPath(address: string): boolean {
  return !/^[/\\]{2}|^\\/.test(address) && !/^[^/?#]*:/.test(address);
}

/**
 * Whether a link leads to a site that is not the shop's.
 *
 * @param ownHosts host names that are the shop's own
 */
export function leavesSite(address: string, ownHosts: readonly string[]): boolean {
  return /^https?:/i.test(address) && !ownHosts.includes(new URL(address).hostname);
}
