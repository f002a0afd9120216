/** Where the server is, and whom it answers. */
export interface ServerSettings {
  /** Which network the server listens on; this machine alone unless given. */
  hostname?: string;
  /** Further host names that the server answers for, besides `localhost` and the one that it listens on. */
  hosts?: readonly string[];
  /** The origin that the links of mails lead to; the server's own address unless given. */
  baseUrl?: string;
  /** The origins whose pages may call the services, besides its own. */
  origins?: readonly string[];
}

/**
 * Reads the settings of the server from environment variables; empty ones count as missing.
 *
 * - `HOST`: which network to listen on; this machine alone without it
 * - `ALLOWED_HOSTS`: further host names that the server answers for, with commas between them
 * - `ALLOWED_ORIGINS`: origins whose pages may call the services with cookies, with commas between them
 * - `PUBLIC_URL`: the origin that the links of mails lead to; the server's own address without it
 *
 * @throws Error naming the variable that cannot be understood
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const hostname = environment['HOST']?.trim();
  const baseUrl = environment['PUBLIC_URL']?.trim();
  return {
    ...(hostname ? { hostname } : {}),
    ...(baseUrl ? { baseUrl: originFrom('PUBLIC_URL', baseUrl) } : {}),
    hosts: listFrom(environment['ALLOWED_HOSTS']),
    origins: listFrom(environment['ALLOWED_ORIGINS']).map((origin) =>
      // The origin of a sandboxed frame.
      origin === 'null' ? origin : originFrom('ALLOWED_ORIGINS', origin),
    ),
  };
}

function listFrom(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function originFrom(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Error(`${name} is “${text}”, which is no origin: write it like https://shop.example.`);
}
