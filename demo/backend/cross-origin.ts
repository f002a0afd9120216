import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { BackendContext } from './context.ts';
import { refuse } from './problem.ts';

/** How many refused origins are reported, because anybody can send made-up ones. */
const MOST_REPORTED = 20;

/** An origin that a terminal and a shell take as plain text. */
const PLAIN_ORIGIN = /^(?:null|https?:\/\/[\w.:[\]-]+)$/u;

/** Lets pages of the listed origins call the services and read the answers, with cookies, and pages of no other origin. */
export function answerListedOrigins({ origins, reportRefusedOrigin }: BackendContext): MiddlewareHandler {
  const answerListed = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Api-Key', 'X-LoginToken', 'X-CSRF-Token', 'X-Hunter-Site', 'X-Original-Address'],
    // The keep-alive reads the server's time, and the form how long to wait.
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
  });
  const reported = new Set<string>();
  return async (c, next) => {
    const origin = c.req.header('Origin') ?? '';
    if (origins.includes(origin)) return answerListed(c, next);
    const isNew = c.req.method === 'OPTIONS' && PLAIN_ORIGIN.test(origin) && !reported.has(origin);
    if (isNew && reported.size < MOST_REPORTED) {
      reported.add(origin);
      reportRefusedOrigin(origin);
    }
    await next();
    c.header('Vary', 'Origin', { append: true });
  };
}

export function ownPagesOnly({ pagesOf }: BackendContext): MiddlewareHandler {
  return async (c, next) =>
    isFromOwnPage(c.req.raw, pagesOf(c.req.raw)) ? next() : refuse(c, 'urn:demo:foreign_page');
}

/** The `Sec-Fetch-Mode` of requests by scripts; programs that are not browsers do not send the header. */
const MODES_OF_SCRIPTS: readonly (string | undefined)[] = [undefined, 'cors', 'same-origin'];

/**
 * Refuses requests that come from links, images, other sites, and pages of the same site, such as another port or a
 * subdomain, whose origin is not listed: they carry the session's cookies, too.
 */
export function scriptsOnly({ pagesOf, origins }: BackendContext): MiddlewareHandler {
  return async (c, next) => {
    const isListed = origins.includes(c.req.header('Origin') ?? '') && c.req.header('Sec-Fetch-Site') !== 'cross-site';
    const mayCall = isListed || isFromOwnPage(c.req.raw, pagesOf(c.req.raw));
    if (mayCall && MODES_OF_SCRIPTS.includes(c.req.header('Sec-Fetch-Mode'))) return next();
    return refuse(c, 'urn:preview:not_from_own_page');
  };
}

/**
 * Whether a request comes from a page of the demo, or from a program that is not a browser. Browsers name the caller in
 * `Sec-Fetch-Site`, or over plain HTTP on a network in `Origin`; programs that are not browsers send neither.
 */
function isFromOwnPage({ headers, url }: Request, pages: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  if (origin === null) return true;
  // Compares hosts only: a proxy in front of the server may use HTTPS.
  const host = URL.parse(origin)?.host;
  return [url, pages].some((own) => new URL(own).host === host);
}
