/** The network settings of the server. */
export interface ServerSettings {
  /** `PORT`: 0 chooses any free port. */
  port?: number;
  /** `HOST`: host name or address to listen on. Default: this machine only. */
  hostname?: string;
  /** `ALLOWED_HOSTS`: other host names that the server answers for, in addition to `localhost` and `hostname`. */
  hosts?: readonly string[];
  /** `PUBLIC_URL`: the origin of the links in mails. Default: the server's own address. */
  baseUrl?: string;
  /** `ALLOWED_ORIGINS`: the origins whose pages may call the services with cookies, in addition to its own. */
  origins?: readonly string[];
}

/**
 * Reads the settings of the server from environment variables, with commas in lists; an empty variable counts as missing.
 *
 * @throws Error naming the variable that is invalid
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const port = environment['PORT']?.trim();
  const hostname = environment['HOST']?.trim();
  const baseUrl = environment['PUBLIC_URL']?.trim();
  return {
    ...(port ? { port: portFrom(port) } : {}),
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

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is “${text}”, which is not a port: use a number up to 65535.`);
}

function originFrom(name: string, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Error(`${name} is “${text}”, which is not an origin: write it like https://shop.example.`);
}
