import { hostname as nameOfMachine, networkInterfaces } from 'node:os';

/** The names of this machine for itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Addresses that stand for every network of the machine. */
const EVERY_NETWORK = ['0.0.0.0', '::'];

/**
 * The hosts that the server answers for. A page can let a name of its own point to this machine and then read what the
 * server says to that name (DNS rebinding), so any other name is refused.
 *
 * @param hostname the network that the server listens on
 * @param further names by which it is reached besides, such as the one of a proxy
 */
export function hostsServed(hostname: string, further: readonly string[] = []): ReadonlySet<string> {
  const named = [hostname, ...further].flatMap((host) =>
    EVERY_NETWORK.includes(host) ? addressesOfMachine() : [host],
  );
  return new Set([...LOOPBACK, ...named].map((host) => hostOfUrl(`http://${inBrackets(host)}`) ?? host));
}

/** Whether a request was made to one of the hosts, by its address and by its header alike. */
export function isServed(request: Request, hosts: ReadonlySet<string>): boolean {
  const named = [request.url, `http://${request.headers.get('Host') ?? ''}`].map(hostOfUrl);
  return named.every((host) => host !== undefined && hosts.has(host));
}

/** Answers a request for another host. */
export function misdirected(): Response {
  const text =
    'This server does not answer for that host name. Open it by its own address, ' +
    'or name the host when you start it: ALLOWED_HOSTS=shop.example npm start\n';
  return new Response(text, { status: 421, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Origin to open in a browser of this machine, without a slash at the end. */
export function originOfServer(hostname: string, port: number): string {
  const isLocal = EVERY_NETWORK.includes(hostname) || LOOPBACK.includes(inBrackets(hostname));
  return `http://${isLocal ? 'localhost' : inBrackets(hostname)}:${port}`;
}

function addressesOfMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((ones) => ones ?? []);
  return [nameOfMachine(), ...addresses.map(({ address }) => address)];
}

function hostOfUrl(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** An IPv6 address as URLs write it; any other host as it is. */
function inBrackets(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
