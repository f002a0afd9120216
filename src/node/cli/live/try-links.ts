import type { Machine } from '../command.ts';

export interface LinkedPart {
  /** Such as the heading of the group, or the key in the content. */
  readonly name: string;
  /** The addresses, each with the sentence that names it and its words. */
  readonly links: ReadonlyArray<{ readonly url: string; readonly words: string }>;
}

/** What came instead of a page, by the address in the content that was tried; `undefined` if a page came. */
export type Failures = ReadonlyMap<string, string | undefined>;

const AT_ONCE = 8;

/** Asks each address for its page. Paths begin at `base`: the address of the shop, or what `link-base` says. */
export async function tryLinks(parts: readonly LinkedPart[], base: string, ask: Machine['ask']): Promise<Failures> {
  const addresses = [...new Set(parts.flatMap(({ links }) => links.map(({ url }) => url)))];
  const rest = addresses.filter((url) => URL.canParse(url, base) && /^https?:/u.test(new URL(url, base).protocol));
  const failures = new Map<string, string | undefined>();
  const look = async (url: string): Promise<void> => {
    const { href, origin } = new URL(url, base);
    failures.set(url, await failureOf(href.replace(/#.*/u, ''), origin === new URL(base).origin, ask));
  };
  while (rest.length > 0) await Promise.all(rest.splice(0, AT_ONCE).map(look));
  return failures;
}

/**
 * Foreign pages may refuse programs (401, 403, 429), and are there nevertheless. They are only asked for the head: a link can name
 * a host that acts on a GET, and a redirect can lead to one.
 */
async function failureOf(address: string, isOwn: boolean, ask: Machine['ask']): Promise<string | undefined> {
  try {
    const status = await ask(address, 'HEAD', isOwn);
    const answered = isOwn && [405, 501].includes(status) ? await ask(address, 'GET', isOwn) : status;
    if (!isOwn && answered === 501) return undefined;
    return answered === 404 || answered === 410 || answered >= 500 ? `answers ${answered}` : undefined;
  } catch {
    return 'does not answer';
  }
}
