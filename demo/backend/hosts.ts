import { isIP, isIPv6 } from 'node:net';
import { hostname as nameOfMachine } from 'node:os';

/** The addresses of this machine that a browser on it opens as `localhost`: loopback, or all of them. */
const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Whether the server answers for the host of an address: every IP address, this machine and the given names. A page could
 * make any other name resolve to this machine and then read the answers (DNS rebinding).
 */
export function isServed(url: string, names: readonly string[]): boolean {
  const { hostname } = new URL(url);
  if (isIP(hostname.replaceAll(/[[\]]/gu, '')) > 0) return true;
  return ['localhost', nameOfMachine(), ...names].some((name) => URL.parse(`http://${name}`)?.hostname === hostname);
}

export function misdirected(): Response {
  const text =
    'This server does not answer for that host name. Open it by its own address, ' +
    'or name the host when you start it: ALLOWED_HOSTS=shop.example npm start\n';
  return new Response(text, { status: 421, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Origin to open in a browser on this machine, without a slash at the end. */
export function originOfServer(hostname: string, port: number): string {
  const host = LOCAL.includes(hostname) ? 'localhost' : isIPv6(hostname) ? `[${hostname}]` : hostname;
  return `http://${host}:${port}`;
}
