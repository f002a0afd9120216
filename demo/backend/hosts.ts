import { hostname as nameOfMachine, networkInterfaces } from 'node:os';

/** Loopback host names. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Wildcard addresses: a server that listens on them is reachable through every network interface. */
const EVERY_NETWORK = ['0.0.0.0', '::'];

/**
 * The hosts that the server answers for. Requests for any other host are refused: a page can make its own host name
 * resolve to this machine and then read the answers (DNS rebinding).
 *
 * @param hostname the host name or address that the server listens on
 * @param further other names by which it is reached, such as that of a proxy
 */
export function hostsServed(hostname: string, further: readonly string[] = []): ReadonlySet<string> {
  const named = [hostname, ...further].flatMap((host) =>
    EVERY_NETWORK.includes(host) ? addressesOfMachine() : [host],
  );
  return new Set([...LOOPBACK, ...named].map((host) => hostOfUrl(`http://${inBrackets(host)}`) ?? host));
}

/** Whether both the URL and the Host header of a request name one of the hosts. */
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

/** Origin to open in a browser on this machine, without a slash at the end. */
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

/** An IPv6 address in brackets, as in URLs; any other host unchanged. */
function inBrackets(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
